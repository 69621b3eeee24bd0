import type { IntlShape } from 'react-intl';
import { bulkMessages } from './bulkMessages.ts';

interface Skipped {
  databaseId: number;
  businessName: string | null | undefined;
  reason: string;
}

/** The maximum number of names per reason. */
const named = 5;

/** The skipped providers, a line for each reason; undefined when there are none. */
export function skippedText(intl: IntlShape, skipped: readonly Skipped[]): string | undefined {
  if (skipped.length === 0) return undefined;
  const lines = [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, rows]) => {
    const names = rows.slice(0, named).map(({ businessName, databaseId }) => businessName ?? `#${databaseId}`);
    const more = rows.length - names.length;
    if (more > 0) names.push(intl.formatMessage(bulkMessages.more, { count: more }));
    return intl.formatMessage(bulkMessages.skipped, {
      names: intl.formatList(names),
      reason: reason.replace(/\.$/, ''),
    });
  });
  return lines.join('\n');
}
