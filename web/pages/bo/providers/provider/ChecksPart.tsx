import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ChecksPart_provider$key } from '#web/__generated__/ChecksPart_provider.graphql.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CheckedCredential } from './CheckedCredential.tsx';
import { labels } from './labels.ts';

/** The credentials of a provider, with the results of their checks. */
export function ChecksPart({ provider }: { provider: ChecksPart_provider$key }) {
  const data = useFragment(
    graphql`
      fragment ChecksPart_provider on Provider {
        ...CheckedCredential_provider
        moderation @required(action: THROW) {
          ownFleetContradicted
          credentials {
            databaseId
            ...CheckedCredential_credential
          }
        }
      }
    `,
    provider,
  );
  const { credentials, ownFleetContradicted } = data.moderation;
  if (credentials.length === 0) return null;
  return (
    <FormPart title={<FormattedMessage {...labels.credentials} />}>
      <Stack data-wide="" gap={4}>
        {ownFleetContradicted && (
          <Notice type="warning">
            <FormattedMessage
              id="bo.ownFleetContradicted"
              defaultMessage="It declares its own fleet. The register has it as a broker, or with no vehicles."
            />
          </Notice>
        )}
        {credentials.map((credential) => (
          <CheckedCredential key={credential.databaseId} provider={data} credential={credential} />
        ))}
      </Stack>
    </FormPart>
  );
}
