import { FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { CredentialLine_provider$key } from '#web/__generated__/CredentialLine_provider.graphql.ts';
import { CardFact } from './CardFact.tsx';

/** The first credential of a provider that was found at its register, in a line of its card; nothing without one. */
export function CredentialLine({ provider }: { provider: CredentialLine_provider$key }) {
  const { credentials } = useFragment(
    graphql`
      fragment CredentialLine_provider on Provider {
        credentials {
          name
          lastCheck {
            source
            sourceDate
          }
        }
      }
    `,
    provider,
  );
  const [first] = credentials;
  if (!first) return null;
  return (
    <CardFact icon="file">
      <FormattedMessage
        id="results.credential"
        defaultMessage="{name} active, {date} · {source}"
        values={{
          name: first.name,
          source: first.lastCheck.source,
          date: <FormattedDate value={first.lastCheck.sourceDate} year="numeric" month="short" timeZone="UTC" />,
        }}
      />
    </CardFact>
  );
}
