import type { IntlShape } from 'react-intl';
import { bulkMessages } from './bulkMessages.ts';

interface Skipped {
  providerDatabaseId: number;
  businessName: string | null | undefined;
  message: string;
}

/** The maximum number of names per reason. */
const named = 5;

/** The skipped providers, one line per reason; undefined if no provider was skipped. */
export function skippedText(intl: IntlShape, skipped: readonly Skipped[]): string | undefined {
  if (skipped.length === 0) return undefined;
  const lines = [...Map.groupBy(skipped, ({ message }) => message)].map(([message, rows]) => {
    const names = rows.slice(0, named).map(({ businessName, providerDatabaseId: id }) => businessName ?? `#${id}`);
    const more = rows.length - names.length;
    if (more > 0) names.push(intl.formatMessage(bulkMessages.more, { count: more }));
    return intl.formatMessage(bulkMessages.skipped, {
      names: intl.formatList(names),
      reason: message.replace(/\.$/, ''),
    });
  });
  return lines.join('\n');
}
