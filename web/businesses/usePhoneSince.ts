import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { usePhoneSince_provider$key } from '#web/__generated__/usePhoneSince_provider.graphql.ts';

/** The date since which a provider has its first phone; null without one, and during a notice of its change. */
export function usePhoneSince(provider: usePhoneSince_provider$key): string | null {
  const { contacts, controlNotice } = useFragment(
    graphql`
      fragment usePhoneSince_provider on Provider {
        contacts {
          contactType
          updatedAt
        }
        controlNotice {
          __typename
        }
      }
    `,
    provider,
  );
  const phones = inContactOrder(contacts, ({ contactType }) => contactType).filter(
    ({ contactType }) => contactType !== 'EMAIL',
  );
  return controlNotice ? null : (phones[0]?.updatedAt ?? null);
}
