import { defineMessages, FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Days_numbers$key } from '#web/__generated__/Days_numbers.graphql.ts';
import { ColumnChart } from '#web/ui/ColumnChart.tsx';
import { Expandable } from '#web/ui/Expandable.tsx';
import { Section } from '#web/ui/Section.tsx';
import css from './NumbersPage.module.css';

const WEEKS = 4;

const messages = defineMessages({
  opened: { id: 'numbers.dayOpened', defaultMessage: 'Page views', description: 'Column: short' },
  pressed: { id: 'numbers.dayPressed', defaultMessage: 'Contact clicks', description: 'Column: short' },
});

/** The statistics of the last weeks, and of each day, newest first. */
export function Days({ numbers }: { numbers: Days_numbers$key }) {
  const intl = useIntl();
  const { days } = useFragment(
    graphql`
      fragment Days_numbers on ProviderNumbers {
        days {
          day
          seen
          opened
          whatsapp
          phone
          email
          website
        }
      }
    `,
    numbers,
  );
  const pressed = ({ whatsapp, phone, email, website }: (typeof days)[number]) => whatsapp + phone + email + website;
  // whole weeks; the last week ends today
  const weeks = Array.from({ length: WEEKS }, (_, at) =>
    days.slice(at * 7 - WEEKS * 7, at * 7 - WEEKS * 7 + 7 || undefined),
  ).filter((week) => week.length > 0);
  const title = intl.formatMessage({ id: 'numbers.weeks', defaultMessage: 'By week' });
  return (
    <Section id="weeks" title={title}>
      <ColumnChart
        caption={title}
        header={intl.formatMessage({ id: 'numbers.week' })}
        series={[intl.formatMessage(messages.opened), intl.formatMessage(messages.pressed)]}
        format={intl.formatNumber}
        columns={weeks.map((week) => ({
          id: week[0]!.day,
          label: intl.formatDate(week[0]!.day, { dateStyle: 'medium', timeZone: 'UTC' }),
          shortLabel: intl.formatDate(week[0]!.day, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
          values: [week.reduce((sum, { opened }) => sum + opened, 0), week.reduce((sum, day) => sum + pressed(day), 0)],
        }))}
      />
      <div>
        <Expandable summary={<FormattedMessage id="numbers.days" defaultMessage="By day" />}>
          <table className={css.days}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="numbers.day" defaultMessage="Day" />
                </th>
                <th scope="col">
                  <FormattedMessage id="numbers.daySeen" defaultMessage="In results" />
                </th>
                <th scope="col">
                  <FormattedMessage {...messages.opened} />
                </th>
                <th scope="col">
                  <FormattedMessage {...messages.pressed} />
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((one) => (
                <tr key={one.day}>
                  <th scope="row">
                    <FormattedDate value={one.day} day="numeric" month="short" timeZone="UTC" />
                  </th>
                  <td>
                    <FormattedNumber value={one.seen} />
                  </td>
                  <td>
                    <FormattedNumber value={one.opened} />
                  </td>
                  <td>
                    <FormattedNumber value={pressed(one)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Expandable>
      </div>
    </Section>
  );
}
