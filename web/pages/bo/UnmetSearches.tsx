import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { UnmetSearches_query$key } from '#web/__generated__/UnmetSearches_query.graphql.ts';
import { routeMessages } from '#web/layouts/backOffice/routeMessages.ts';
import { paths } from '#web/paths.ts';
import { BarTable } from '#web/ui/BarTable.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';

/** The maximum number of searches on the first page; the list of searches has the others. */
const MOST = 8;

/** Searches with few or no results, and the total number of searches. */
export function UnmetSearches({ query }: { query: UnmetSearches_query$key }) {
  const intl = useIntl();
  const { directoryFigures } = useFragment(
    graphql`
      fragment UnmetSearches_query on Query {
        directoryFigures {
          days {
            searches
            withoutResults
            presses: clicks
          }
          unmetSearches {
            service {
              name
            }
            from {
              displayName
            }
            to {
              displayName
            }
            count
          }
        }
      }
    `,
    query,
  );
  const { days, unmetSearches } = directoryFigures;
  const [searched, inVain, pressed] = days.reduce(
    ([all, vain, clicks], { searches, withoutResults, presses }) => [
      all + searches,
      vain + withoutResults,
      clicks + presses,
    ],
    [0, 0, 0] as [number, number, number],
  );
  return (
    <Section
      id="unmet"
      title={<FormattedMessage id="bo.unmet" defaultMessage="Unmet demand" />}
      action={
        <Text as="span" size="sm">
          <Link href={paths.boSearches()}>
            <FormattedMessage {...routeMessages.searches} />
          </Link>
        </Text>
      }
    >
      <Text size="sm">
        <FormattedMessage
          id="bo.figures"
          defaultMessage="In 30 days: {searches, plural, one {# search} other {# searches}}, {withoutResults, number} without results, {presses, plural, one {# contact click} other {# contact clicks}}."
          values={{ searches: searched, withoutResults: inVain, presses: pressed }}
        />
      </Text>
      {unmetSearches && unmetSearches.length > 0 && (
        <BarTable
          aria-labelledby="unmet"
          headers={[
            intl.formatMessage({ id: 'bo.unmet.search', defaultMessage: 'Service and place' }),
            intl.formatMessage({ id: 'bo.searches.list' }),
          ]}
          rows={unmetSearches.slice(0, MOST).map(({ service, from, to, count }) => {
            const lane = [from?.displayName, to?.displayName].filter(Boolean).join(' → ');
            const name = [service?.name, lane].filter(Boolean).join(' · ');
            const href = paths.search({
              f: to?.displayName ?? from?.displayName ?? '',
              q: service?.name ?? '',
              a: '',
            });
            return { id: name, name, value: count, text: intl.formatNumber(count), href };
          })}
        />
      )}
      <Text note>
        <FormattedMessage
          id="bo.unmet.note"
          defaultMessage="Searches with few or no results in the last 90 days. Each visitor is counted once a day for each service and region."
        />
      </Text>
    </Section>
  );
}
