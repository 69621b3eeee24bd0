import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { hoursInWords } from '#shared/openingHours.ts';
import type { Branches_provider$key } from '#web/__generated__/Branches_provider.graphql.ts';
import { useHoursWords } from '#web/businesses/useHoursWords.ts';
import { countViews } from '#web/countViews.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import own from './Branches.module.css';
import css from './ProviderPage.module.css';

/** The branches of a provider, each with its place, opening hours, and a link to its phone. */
export function Branches({ provider }: { provider: Branches_provider$key }) {
  const intl = useIntl();
  const words = useHoursWords();
  const data = useFragment(
    graphql`
      fragment Branches_provider on Provider {
        databaseId
        viewToken
        branches {
          databaseId
          name
          place {
            name
            displayName
          }
          phoneText
          phoneUrl
          hours
        }
      }
    `,
    provider,
  );
  const { databaseId: providerId, viewToken, branches } = data;
  if (branches.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="branches">
      <Text as="h2" size="xl" id="branches">
        <FormattedMessage id="provider.branches" />
      </Text>
      <Stack as="ul" gap={4} columns={18}>
        {branches.map(({ databaseId, name, place, phoneText, phoneUrl, hours }) => (
          <li key={databaseId}>
            <Card>
              <div className={own.branch}>
                <h3 dir="auto">{name ?? place.name}</h3>
                <p className={css.where}>
                  <Icon name="pin" />
                  {place.displayName}
                </p>
                {hours && (
                  <dl className={own.hours}>
                    {hoursInWords(hours, words).map(({ days, times }) => (
                      <div key={days}>
                        <dt>{days}</dt>
                        <dd>{times}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                {phoneUrl ? (
                  <a
                    className={own.call}
                    href={phoneUrl}
                    aria-label={intl.formatMessage(
                      { id: 'provider.callBranch', defaultMessage: 'Call {name}: {number}' },
                      { name: name ?? place.name, number: phoneText },
                    )}
                    onClick={() => countViews({ databaseId: providerId, viewToken }, { branchId: String(databaseId) })}
                  >
                    <Icon name="phone" />
                    {phoneText}
                  </a>
                ) : (
                  phoneText && <p>{phoneText}</p>
                )}
              </div>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
