import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ControlPart_provider$key } from '#web/__generated__/ControlPart_provider.graphql.ts';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Day } from '#web/pages/bo/Timestamp.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';

const kinds = defineMessages({
  PHONE: { id: 'bo.control.phone', defaultMessage: 'Phone taken away' },
  MAIL: { id: 'bo.control.mail', defaultMessage: 'Email taken away' },
  CONTACTS: { id: 'bo.control.contacts', defaultMessage: 'Phone and email changed, or all phones' },
  OWNER: { id: 'bo.control.owner', defaultMessage: 'Page owner replaced' },
  MAIL_DOMAIN: { id: 'bo.control.domain', defaultMessage: 'Email at another domain' },
  LOOKALIKE: { id: 'bo.control.lookalike', defaultMessage: 'Resembles a contact of another business' },
  CLAIM_PENDING: { id: 'bo.control.claim', defaultMessage: 'Claim with proof pending' },
});

/** The changes of contacts or owners, with those that cause the public notice. */
export function ControlPart({ provider }: { provider: ControlPart_provider$key }) {
  const intl = useIntl();
  const { moderation } = useFragment(
    graphql`
      fragment ControlPart_provider on Provider {
        moderation @required(action: THROW) {
          controlChanges {
            id
            kind
            removed
            added
            at
            until
            similar {
              path
              businessName
            }
          }
        }
      }
    `,
    provider,
  );
  const { controlChanges } = moderation;
  if (controlChanges.length === 0) return null;
  return (
    <FormPart title={<FormattedMessage id="bo.control.title" defaultMessage="Changes of control" />}>
      <FactList>
        <Stack as="ul" gap={2}>
          {controlChanges.map(({ id, kind, removed, added, at, until, similar }) => (
            <li key={id}>
              <Day value={at} /> · {intl.formatMessage(kinds[kind as keyof typeof kinds])}
              {(removed.length > 0 || added.length > 0) && (
                <Text dir="auto">{[removed.join(', '), added.join(', ')].filter(Boolean).join(' → ')}</Text>
              )}
              {similar && <Link to={similar.path}>{similar.businessName}</Link>}
              {until && (
                <Text tone="soft">
                  <FormattedMessage
                    id="bo.control.until"
                    defaultMessage="Notice on its page until {date}"
                    values={{ date: <Day value={until} /> }}
                  />
                </Text>
              )}
            </li>
          ))}
        </Stack>
      </FactList>
    </FormPart>
  );
}
