/* eslint-disable relay/unused-fields -- The totals are read by the names of kindMessages. */

import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { NumbersPage_numbers$key } from '#web/__generated__/NumbersPage_numbers.graphql.ts';
import type { NumbersPage_provider$key } from '#web/__generated__/NumbersPage_provider.graphql.ts';
import type { numbersLoaderQuery } from '#web/__generated__/numbersLoaderQuery.graphql.ts';
import { Page } from '#web/layouts/Page.tsx';
import { BarTable } from '#web/ui/BarTable.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';
import { OwnPart } from '../OwnPart.tsx';
import { Days } from './Days.tsx';
import { Demand } from './Demand.tsx';
import { kindMessages, regionKinds, regionMessages } from './kindMessages.ts';
import { MonthlyMail } from './MonthlyMail.tsx';
import { numbersQuery } from './numbersLoader.ts';

/** The statistics of a business of the viewer. */
export function NumbersPage() {
  return <OwnPart<numbersLoaderQuery> query={numbersQuery} Content={OwnNumbers} />;
}

function OwnNumbers({ provider }: { provider: NumbersPage_provider$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment NumbersPage_provider on Provider {
        businessName
        ...Demand_provider
        ...MonthlyMail_provider
        ownership @required(action: THROW) {
          numbers(days: 30) {
            ...NumbersPage_numbers
            ...Days_numbers
          }
        }
      }
    `,
    provider,
  );
  const title = intl.formatMessage({ id: 'numbers.title', defaultMessage: 'Listing statistics' });
  return (
    <Page title={title} lead={<p dir="auto">{data.businessName}</p>}>
      <Totals numbers={data.ownership.numbers} />
      <Days numbers={data.ownership.numbers} />
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
          place {
            databaseId
            displayName
          }
          count
          opened
          pressed: clicks
        }
      }
    `,
    numbers,
  );
  const times = intl.formatMessage({ id: 'numbers.times', defaultMessage: 'Visits' });
  const kinds = Object.keys(kindMessages) as (keyof typeof kindMessages)[];
  return (
    <>
      <Section id="totals" title={<FormattedMessage id="numbers.totals" defaultMessage="Last 30 days" />}>
        <BarTable
          aria-labelledby="totals"
          headers={[intl.formatMessage({ id: 'numbers.what', defaultMessage: 'Activity' }), times]}
          rows={kinds.map((kind) => ({
            id: kind,
            name: intl.formatMessage(kindMessages[kind]),
            value: totals[kind],
            text: intl.formatNumber(totals[kind]),
          }))}
        />
        <Text note>
          <FormattedMessage
            id="numbers.how"
            defaultMessage="Each visitor is counted once a day in each row. Bots, our team and you are not counted, and no personal data is stored."
          />
        </Text>
      </Section>
      {regions.length > 0 && (
        <Section
          id="regions"
          title={<FormattedMessage id="numbers.regions" defaultMessage="Where visitors searched" />}
        >
          {regionKinds.map((kind) => {
            const rows = regions.flatMap(({ place, [kind]: count }) =>
              place && count
                ? [
                    {
                      id: String(place.databaseId),
                      name: place.displayName,
                      value: count,
                      text: intl.formatNumber(count),
                    },
                  ]
                : [],
            );
            return (
              rows.length > 0 && (
                <BarTable
                  key={kind}
                  aria-labelledby="regions"
                  headers={[intl.formatMessage(regionMessages[kind]), times]}
                  rows={rows}
                />
              )
            );
          })}
          <Text note>
            <FormattedMessage
              id="numbers.regionsHow"
              defaultMessage="The country or region visitors searched in. Page views and contact clicks appear once there are at least five visitors."
            />
          </Text>
        </Section>
      )}
    </>
  );
}
