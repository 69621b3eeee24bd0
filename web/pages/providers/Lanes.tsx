/* eslint-disable relay/unused-fields -- laneDetails reads the lanes. */
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import { laneText } from '#shared/lane.ts';
import type { Lanes_provider$key } from '#web/__generated__/Lanes_provider.graphql.ts';
import { laneDetails, type RoleName, roleMessages } from '#web/businesses/laneMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';

/** The number of lanes shown initially; a press shows the others. */
const FIRST = 8;

/** The declared roles of a provider, and its declared routes by the country of their start. */
export function Lanes({ provider }: { provider: Lanes_provider$key }) {
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  const { roles, ownFleetSeen, lanes } = useFragment(
    graphql`
      fragment Lanes_provider on Provider {
        roles
        ownFleetSeen {
          lastCheck {
            source
            sourceDate
          }
        }
        lanes {
          databaseId
          directoryPath
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
  const shown = isWhole ? lanes : lanes.slice(0, FIRST);
  const countries = [...Map.groupBy(shown, ({ from }) => from.countryCode)];
  return (
    <Stack as="section" gap={4} aria-labelledby="lanes">
      <Text as="h2" size="xl" id="lanes">
        {lanes.length > 0 ? <FormattedMessage id="provider.lanes" /> : <FormattedMessage id="role.title" />}
      </Text>
      <Card>
        <Stack gap={5} pad="card">
          {roles.length > 0 && (
            <Cluster as="ul" gap={2} aria-label={intl.formatMessage({ id: 'role.title' })}>
              {roles.map((role) => (
                <li key={role}>
                  <Chip>
                    {role === 'OWN_FLEET' ? (
                      <OwnFleet check={ownFleetSeen?.lastCheck} />
                    ) : (
                      <FormattedMessage {...roleMessages[role as RoleName]} />
                    )}
                  </Chip>
                </li>
              ))}
            </Cluster>
          )}
          {/* several countries are in columns; for a single country its lanes are */}
          {countries.length > 0 && (
            <Stack gap={5} columns={countries.length > 1 ? 18 : undefined}>
              {countries.map(([country, own]) => (
                <Stack key={country} gap={3}>
                  <Text as="h3" size="sm" tone="soft">
                    <FormattedMessage
                      id="provider.lanesFrom"
                      defaultMessage="From {country}"
                      values={{ country: intl.formatDisplayName(country, { type: 'region' }) ?? country }}
                    />
                  </Text>
                  <Stack as="ul" gap={3} across={4} columns={countries.length > 1 ? undefined : 18}>
                    {own.map(({ databaseId, directoryPath, from, to, bothWays, ...lane }) => {
                      const ends = laneText(from.name, to.name, bothWays);
                      return (
                        <li key={databaseId}>
                          <Text weight={600} breaks>
                            {directoryPath ? <Link to={directoryPath}>{ends}</Link> : ends}
                          </Text>
                          <Text note>{laneDetails(intl, lane)}</Text>
                        </li>
                      );
                    })}
                  </Stack>
                </Stack>
              ))}
            </Stack>
          )}
          {lanes.length > FIRST && (
            <Cluster>
              <Button variant="outline" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
                {isWhole ? (
                  <FormattedMessage id="provider.fewerLanes" defaultMessage="Show fewer" />
                ) : (
                  <FormattedMessage
                    id="provider.allLanes"
                    defaultMessage="Show all {count, number} routes"
                    values={{ count: lanes.length }}
                  />
                )}
              </Button>
            </Cluster>
          )}
          <Text note>
            <FormattedMessage id="provider.declared" defaultMessage="As declared by the business" />
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}

/** The role of a business with its own fleet: only declared, or with the date on which a register confirmed it. */
function OwnFleet({ check }: { check: { readonly source: string; readonly sourceDate: string } | null | undefined }) {
  if (!check) return <FormattedMessage id="provider.ownFleetDeclared" defaultMessage="Own fleet, declared" />;
  return (
    <FormattedMessage
      id="provider.ownFleetSeen"
      defaultMessage="Own fleet, seen in the register of {source} on {date}"
      values={{
        source: check.source,
        date: <FormattedDate value={check.sourceDate} dateStyle="medium" timeZone="UTC" />,
      }}
    />
  );
}
