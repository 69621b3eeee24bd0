import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Days_numbers$key } from '#web/__generated__/Days_numbers.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Expandable } from '#web/ui/Expandable.tsx';
import { Stack } from '#web/ui/layout.tsx';
import css from './NumbersPage.module.css';

/** Each day, the newest first. */
export function Days({ numbers }: { numbers: Days_numbers$key }) {
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
  return (
    <Card>
      <Stack pad="card">
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
                  <FormattedMessage id="numbers.dayOpened" defaultMessage="Page views" description="Column: short" />
                </th>
                <th scope="col">
                  <FormattedMessage
                    id="numbers.dayPressed"
                    defaultMessage="Contact clicks"
                    description="Column: short"
                  />
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, seen, opened, whatsapp, phone, email, website }) => (
                <tr key={day}>
                  <th scope="row">
                    <FormattedDate value={day} day="numeric" month="short" timeZone="UTC" />
                  </th>
                  <td>
                    <FormattedNumber value={seen} />
                  </td>
                  <td>
                    <FormattedNumber value={opened} />
                  </td>
                  <td>
                    <FormattedNumber value={whatsapp + phone + email + website} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Expandable>
      </Stack>
    </Card>
  );
}
