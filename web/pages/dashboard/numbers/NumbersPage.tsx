import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { NumbersPage_days$key } from '#web/__generated__/NumbersPage_days.graphql.ts';
import type { NumbersPage_demand$key } from '#web/__generated__/NumbersPage_demand.graphql.ts';
import type { NumbersPage_numbers$key } from '#web/__generated__/NumbersPage_numbers.graphql.ts';
import type { NumbersPage_provider$key } from '#web/__generated__/NumbersPage_provider.graphql.ts';
import type { numbersLoaderQuery } from '#web/__generated__/numbersLoaderQuery.graphql.ts';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { BarTable } from '#web/ui/BarTable.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { NotOwn } from '../business/NotOwn.tsx';
import { ownMessages } from '../business/ownMessages.ts';
import { kindMessages } from './kindMessages.ts';
import { MonthlyMail } from './MonthlyMail.tsx';
import css from './NumbersPage.module.css';
import { numbersQuery } from './numbersLoader.ts';

/** What an own business's page brings. */
export function NumbersPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<numbersLoaderQuery>>();
  return (
    <LoadedPart
      reference={reference}
      failed={intl.formatMessage(ownMessages.loadFailed)}
      skeleton={
        <Card>
          <div className={css.part}>
            <Skeleton lines={6} />
          </div>
        </Card>
      }
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<numbersLoaderQuery> }) {
  const { ownProvider } = usePreloadedQuery<numbersLoaderQuery>(numbersQuery, reference);
  return ownProvider ? <OwnNumbers provider={ownProvider} /> : <NotOwn />;
}

function OwnNumbers({ provider }: { provider: NumbersPage_provider$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment NumbersPage_provider on OwnProvider {
        businessName
        numbers(days: 30) {
          ...NumbersPage_numbers
          ...NumbersPage_days
        }
        ...NumbersPage_demand
        ...MonthlyMail_provider
      }
    `,
    provider,
  );
  const title = intl.formatMessage({
    id: 'numbers.title',
    defaultMessage: 'What your page brings',
    description: 'Title of the page with the numbers of an own business',
  });
  return (
    <Page title={title} lead={<p dir="auto">{data.businessName}</p>}>
      <Totals numbers={data.numbers} />
      <Days numbers={data.numbers} />
      <Demand provider={data} />
      <MonthlyMail provider={data} />
    </Page>
  );
}

function Totals({ numbers }: { numbers: NumbersPage_numbers$key }) {
  const intl = useIntl();
  const { totals, regions } = useFragment(
    graphql`
      fragment NumbersPage_numbers on ProviderNumbers {
        totals {
          seen
          opened
          whatsapp
          phone
          email
          website
        }
        regions {
          address {
            databaseId
            displayName
          }
          count
        }
      }
    `,
    numbers,
  );
  const times = intl.formatMessage({
    id: 'numbers.times',
    defaultMessage: 'Visits',
    description: 'Header of a column with numbers',
  });
  const kinds = Object.keys(kindMessages) as (keyof typeof kindMessages)[];
  return (
    <>
      <Card>
        <section className={css.part} aria-labelledby="totals">
          <h2 className={css.title} id="totals">
            <FormattedMessage
              id="numbers.totals"
              defaultMessage="The last 30 days"
              description="Heading above numbers"
            />
          </h2>
          <BarTable
            aria-labelledby="totals"
            headers={[
              intl.formatMessage({
                id: 'numbers.what',
                defaultMessage: 'What happened',
                description: 'Header of a column',
              }),
              times,
            ]}
            rows={kinds.map((kind) => ({
              id: kind,
              name: intl.formatMessage(kindMessages[kind]),
              value: totals[kind],
              text: intl.formatNumber(totals[kind]),
            }))}
          />
          <p className={css.soft}>
            <FormattedMessage
              id="numbers.how"
              defaultMessage="A visitor counts once a day for each line. Robots, our team and you do not count, and no person is recorded."
              description="Below the numbers of an own business"
            />
          </p>
        </section>
      </Card>
      {regions.length > 0 && (
        <Card>
          <section className={css.part} aria-labelledby="regions">
            <h2 className={css.title} id="regions">
              <FormattedMessage
                id="numbers.regions"
                defaultMessage="Where people searched"
                description="Heading above regions with numbers"
              />
            </h2>
            <BarTable
              aria-labelledby="regions"
              headers={[
                intl.formatMessage({
                  id: 'numbers.region',
                  defaultMessage: 'Region',
                  description: 'Header of a column',
                }),
                times,
              ]}
              rows={regions.flatMap(({ address, count }) =>
                address
                  ? [
                      {
                        id: String(address.databaseId),
                        name: address.displayName,
                        value: count,
                        text: intl.formatNumber(count),
                      },
                    ]
                  : [],
              )}
            />
          </section>
        </Card>
      )}
    </>
  );
}

/** Each day, the newest first. */
function Days({ numbers }: { numbers: NumbersPage_days$key }) {
  const { days } = useFragment(
    graphql`
      fragment NumbersPage_days on ProviderNumbers {
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
      <details className={css.part}>
        <summary className={css.summary}>
          <FormattedMessage id="numbers.days" defaultMessage="Day by day" description="Opens a table of 30 days" />
        </summary>
        <table className={css.days}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="numbers.day" defaultMessage="Day" description="Header of a column" />
              </th>
              <th scope="col">
                <FormattedMessage id="numbers.daySeen" defaultMessage="Seen" description="Header of a column" />
              </th>
              <th scope="col">
                <FormattedMessage id="numbers.dayOpened" defaultMessage="Opened" description="Header of a column" />
              </th>
              <th scope="col">
                <FormattedMessage id="numbers.dayPressed" defaultMessage="Contacted" description="Header of a column" />
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
      </details>
    </Card>
  );
}

/** What people look for around and do not find. */
function Demand({ provider }: { provider: NumbersPage_demand$key }) {
  const { unmetDemand } = useFragment(
    graphql`
      fragment NumbersPage_demand on OwnProvider {
        unmetDemand {
          service {
            databaseId
            name
          }
          from {
            databaseId
            displayName
          }
          to {
            databaseId
            displayName
          }
          count
        }
      }
    `,
    provider,
  );
  if (unmetDemand.length === 0) return null;
  return (
    <Card>
      <section className={css.part} aria-labelledby="demand">
        <h2 className={css.title} id="demand">
          <FormattedMessage
            id="numbers.demand"
            defaultMessage="Looked for, and hardly found"
            description="Heading above searches in the country of a business that found few or no providers"
          />
        </h2>
        <ul className={css.demand}>
          {unmetDemand.map(({ service, from, to, count }) => (
            <li key={`${service?.databaseId} ${from?.databaseId} ${to?.databaseId}`}>
              {to ? (
                <FormattedMessage
                  id="numbers.demandLane"
                  defaultMessage="{count, plural, one {# search} other {# searches}} for {service}, {from} → {to}"
                  description="What people looked for between two regions"
                  values={{ count, service: service?.name, from: from?.displayName, to: to.displayName }}
                />
              ) : (
                <FormattedMessage
                  id="numbers.demandPlace"
                  defaultMessage="{count, plural, one {# search} other {# searches}} for {service}, {from}"
                  description="What people looked for in a region"
                  values={{ count, service: service?.name, from: from?.displayName }}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
