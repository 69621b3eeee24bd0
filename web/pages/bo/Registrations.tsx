import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Registrations_query$key } from '#web/__generated__/Registrations_query.graphql.ts';
import { ColumnChart } from '#web/ui/ColumnChart.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';

/** The number of new providers and of decisions by week. */
export function Registrations({ query }: { query: Registrations_query$key }) {
  const intl = useIntl();
  const { directoryFigures } = useFragment(
    graphql`
      fragment Registrations_query on Query {
        directoryFigures {
          registrationsByWeek {
            monday
            count
            decisions
          }
        }
      }
    `,
    query,
  );
  const title = intl.formatMessage({ id: 'bo.registrations', defaultMessage: 'Registrations and decisions by week' });
  return (
    <Section id="registrations" title={title}>
      <ColumnChart
        caption={title}
        header={intl.formatMessage({ id: 'numbers.week' })}
        series={[
          intl.formatMessage({ id: 'bo.registrations.count', defaultMessage: 'Registrations' }),
          intl.formatMessage({ id: 'bo.registrations.decisions', defaultMessage: 'Decisions' }),
        ]}
        format={intl.formatNumber}
        columns={directoryFigures.registrationsByWeek.map(({ monday, count, decisions }) => ({
          id: monday,
          label: intl.formatDate(monday, { dateStyle: 'medium', timeZone: 'UTC' }),
          shortLabel: intl.formatDate(monday, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
          values: [count, decisions],
        }))}
      />
      <Text note>
        <FormattedMessage
          id="bo.registrations.note"
          defaultMessage="Weeks start on Monday. The last one is still in progress."
        />
      </Text>
    </Section>
  );
}
