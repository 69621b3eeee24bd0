/* eslint-disable relay/unused-fields -- credentialInWords reads the credentials. */
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import type {
  Credentials_provider$data,
  Credentials_provider$key,
} from '#web/__generated__/Credentials_provider.graphql.ts';
import { credentialInWords } from '#web/businesses/credentialMessages.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';

/** The credentials of a provider found at public registers; nothing if there are none. */
export function Credentials({ provider }: { provider: Credentials_provider$key }) {
  const intl = useIntl();
  const { credentials } = useFragment(
    graphql`
      fragment Credentials_provider on Provider {
        credentials {
          kind
          name
          number
          validUntil
          lookUpUrl
          units
          lastCheck {
            by
            source
            sourceDate
          }
        }
      }
    `,
    provider,
  );
  if (credentials.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="credentials">
      <Text as="h2" size="xl" id="credentials">
        <FormattedMessage id="provider.credentials" />
      </Text>
      <Card>
        <Stack gap={4} pad="card">
          <Stack as="ul" gap={4}>
            {credentials.map((credential) => (
              <Cluster
                as="li"
                key={`${credential.kind} ${credential.number}`}
                gap={3}
                across={4}
                align="center"
                justify="between"
              >
                <Stack measure={40}>
                  <p>{credentialInWords(intl, credential)}</p>
                  <More {...credential} />
                </Stack>
                <LinkButton variant="outline" href={credential.lookUpUrl} target="_blank" rel="nofollow noopener">
                  <FormattedMessage id="credential.lookUp" defaultMessage="Look it up" />
                </LinkButton>
              </Cluster>
            ))}
          </Stack>
          <Text note>
            <Link to={paths.signs()}>
              <FormattedMessage id="signs.title" />
            </Link>
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}

type Credential = Credentials_provider$data['credentials'][number];

/** The validity and the number of vehicles of a credential, as far as the register has them. */
function More({ validUntil, units }: Pick<Credential, 'validUntil' | 'units'>) {
  if (!validUntil && units == null) return null;
  return (
    <Text note>
      {validUntil && (
        <FormattedMessage
          id="credential.until"
          values={{ date: <FormattedDate value={validUntil} dateStyle="medium" timeZone="UTC" /> }}
        />
      )}
      {validUntil && units != null && ' · '}
      {units != null && (
        <FormattedMessage
          id="credential.units"
          defaultMessage="{units, plural, one {# vehicle there} other {# vehicles there}}"
          values={{ units }}
        />
      )}
    </Text>
  );
}
