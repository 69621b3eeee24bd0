import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Registrations_query$key } from '#web/__generated__/Registrations_query.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { ColumnChart } from '#web/ui/ColumnChart.tsx';
import css from './HomePage.module.css';

/** The number of new providers by week. */
export function Registrations({ query }: { query: Registrations_query$key }) {
  const intl = useIntl();
  const { directoryFigures } = useFragment(
    graphql`
      fragment Registrations_query on Query {
        directoryFigures {
          registrationsByWeek {
            monday
            count
          }
        }
      }
    `,
    query,
  );
  const title = intl.formatMessage({ id: 'bo.registrations', defaultMessage: 'Registrations by week' });
  return (
    <section className={css.wide} aria-labelledby="registrations">
      <Card>
        <div className={css.tile}>
          <h2 id="registrations" className={css.subtitle}>
            {title}
          </h2>
          <ColumnChart
            caption={title}
            headers={[
              intl.formatMessage({ id: 'bo.registrations.week', defaultMessage: 'Week of' }),
              intl.formatMessage({ id: 'bo.registrations.count', defaultMessage: 'Registrations' }),
            ]}
            columns={directoryFigures.registrationsByWeek.map(({ monday, count }) => ({
              id: monday,
              label: intl.formatDate(monday, { dateStyle: 'medium', timeZone: 'UTC' }),
              shortLabel: intl.formatDate(monday, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
              value: count,
              text: intl.formatNumber(count),
            }))}
          />
          <p className={css.note}>
            <FormattedMessage
              id="bo.registrations.note"
              defaultMessage="Weeks start on Monday. The last one is still in progress."
            />
          </p>
        </div>
      </Card>
    </section>
  );
}
