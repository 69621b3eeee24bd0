import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useControlText_provider$key } from '#web/__generated__/useControlText_provider.graphql.ts';

/** A sentence about recent changes of the owners or contacts of a provider; null without a notice. */
export function useControlText(provider: useControlText_provider$key): string | null {
  const intl = useIntl();
  const { controlNotice } = useFragment(
    graphql`
      fragment useControlText_provider on Provider {
        controlNotice {
          since
          kinds
        }
      }
    `,
    provider,
  );
  if (!controlNotice) return null;
  const { kinds } = controlNotice;
  const date = intl.formatDate(controlNotice.since, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (kinds.includes('CONTACTS') || kinds.includes('MAIL_DOMAIN'))
    return intl.formatMessage(
      { id: 'results.control.contacts', defaultMessage: 'Contacts changed on {date}' },
      { date },
    );
  if (kinds.includes('OWNER'))
    return intl.formatMessage({ id: 'results.control.owner', defaultMessage: 'New page owner since {date}' }, { date });
  return intl.formatMessage(
    { id: 'results.control.claim', defaultMessage: 'Control under review since {date}' },
    { date },
  );
}
