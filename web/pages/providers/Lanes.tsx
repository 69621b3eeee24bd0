/* eslint-disable relay/unused-fields -- laneInWords reads the lanes. */
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Lanes_provider$key } from '#web/__generated__/Lanes_provider.graphql.ts';
import { laneInWords, type RoleName, roleMessages } from '#web/businesses/laneMessages.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';

/** The routes that a provider drives, by the country where they start, and its roles, both as it declares them. */
export function Lanes({ provider }: { provider: Lanes_provider$key }) {
  const intl = useIntl();
  const { roles, lanes } = useFragment(
    graphql`
      fragment Lanes_provider on Provider {
        roles
        lanes {
          databaseId
          from {
            name
            countryCode
          }
          to {
            name
          }
          bothWays
          rhythm
          service {
            name
          }
        }
      }
    `,
    provider,
  );
  if (lanes.length === 0 && roles.length === 0) return null;
  const countries = [...Map.groupBy(lanes, ({ from }) => from.countryCode)];
  return (
    <Stack as="section" gap={4} aria-labelledby="lanes">
      <Text as="h2" size="xl" id="lanes">
        {lanes.length > 0 ? <FormattedMessage id="provider.lanes" /> : <FormattedMessage id="role.title" />}
      </Text>
      {roles.length > 0 && (
        <Cluster as="ul" gap={2} aria-label={intl.formatMessage({ id: 'role.title' })}>
          {roles.map((role) => (
            <li key={role}>
              <Chip>
                <FormattedMessage {...roleMessages[role as RoleName]} />
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
      {countries.map(([country, own]) => (
        <Stack key={country} gap={2}>
          <Text as="h3">
            <FormattedMessage
              id="provider.lanesFrom"
              defaultMessage="From {country}"
              values={{ country: intl.formatDisplayName(country, { type: 'region' }) ?? country }}
            />
          </Text>
          <Stack as="ul" gap={1}>
            {own.map(({ databaseId, service, ...lane }) => (
              <li key={databaseId}>{[laneInWords(intl, lane), service?.name].filter(Boolean).join(' · ')}</li>
            ))}
          </Stack>
        </Stack>
      ))}
      <Text note>
        <FormattedMessage id="provider.declared" defaultMessage="As declared by the business" />
      </Text>
    </Stack>
  );
}
