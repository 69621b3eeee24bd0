import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { UnmetSearches_query$key } from '#web/__generated__/UnmetSearches_query.graphql.ts';
import { routeMessages } from '#web/layouts/backOffice/routeMessages.ts';
import { paths } from '#web/paths.ts';
import { BarTable } from '#web/ui/BarTable.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import css from './HomePage.module.css';

/** The searches of visitors with few or no results; nothing while there are none. */
export function UnmetSearches({ query }: { query: UnmetSearches_query$key }) {
  const intl = useIntl();
  const { directoryFigures } = useFragment(
    graphql`
      fragment UnmetSearches_query on Query {
        directoryFigures {
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
  const { unmetSearches } = directoryFigures;
  if (!unmetSearches?.length) return null;
  return (
    <section className={css.wide} aria-labelledby="unmet">
      <Card>
        <div className={css.tile}>
          <h2 id="unmet" className={css.subtitle}>
            <FormattedMessage id="bo.unmet" defaultMessage="Unmet demand" />
          </h2>
          <BarTable
            aria-labelledby="unmet"
            headers={[
              intl.formatMessage({ id: 'bo.unmet.search', defaultMessage: 'Service and place' }),
              intl.formatMessage({ id: 'bo.searches.list' }),
            ]}
            rows={unmetSearches.map(({ service, from, to, count }) => {
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
          <p className={css.note}>
            <FormattedMessage
              id="bo.unmet.note"
              defaultMessage="Searches with few or no results in the last 90 days, up to 100. Each visitor is counted once a day for each service and region."
            />{' '}
            <Link href={paths.boSearches()}>
              <FormattedMessage {...routeMessages.searches} />
            </Link>
          </p>
        </div>
      </Card>
    </section>
  );
}
