/* eslint-disable relay/unused-fields -- The totals are read by the names of kindMessages. */

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { NumbersPage_numbers$key } from '#web/__generated__/NumbersPage_numbers.graphql.ts';
import type { NumbersPage_provider$key } from '#web/__generated__/NumbersPage_provider.graphql.ts';
import type { NumbersPage_sixty$key } from '#web/__generated__/NumbersPage_sixty.graphql.ts';
import type { numbersLoaderQuery } from '#web/__generated__/numbersLoaderQuery.graphql.ts';
import { Figures } from '#web/layouts/Figures.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { paths } from '#web/paths.ts';
import { BarTable } from '#web/ui/BarTable.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Text } from '#web/ui/layout.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CodeButton } from '../CodeButton.tsx';
import { OwnPart } from '../OwnPart.tsx';
import { Days } from './Days.tsx';
import { Demand } from './Demand.tsx';
import { kindMessages, regionKinds, regionMessages } from './kindMessages.ts';
import { MonthlyMail } from './MonthlyMail.tsx';
import { numbersQuery } from './numbersLoader.ts';

/** The kinds of contacts whose clicks are counted. */
const CONTACTS = ['whatsapp', 'phone', 'email', 'website'] as const;

/** The statistics of a business that the viewer manages. */
export function NumbersPage() {
  return <OwnPart<numbersLoaderQuery> query={numbersQuery} Content={OwnNumbers} />;
}

function OwnNumbers({ provider }: { provider: NumbersPage_provider$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment NumbersPage_provider on Provider {
        databaseId
        businessName
        ...Demand_provider
        ...MonthlyMail_provider
        ownership @required(action: THROW) {
          numbers(days: 30) {
            ...NumbersPage_numbers
          }
          sixty: numbers(days: 60) {
            ...NumbersPage_sixty
          }
        }
      }
    `,
    provider,
  );
  const title = intl.formatMessage({ id: 'numbers.title', defaultMessage: 'Listing statistics' });
  return (
    <Page title={title} lead={<p dir="auto">{data.businessName}</p>}>
      <Totals
        numbers={data.ownership.numbers}
        sixty={data.ownership.sixty}
        databaseId={data.databaseId}
        mail={<MonthlyMail provider={data} />}
      />
      <Demand provider={data} />
    </Page>
  );
}

interface TotalsProps {
  numbers: NumbersPage_numbers$key;
  /** The statistics of twice the number of days; the first half is the preceding period. */
  sixty: NumbersPage_sixty$key;
  databaseId: number;
  /** A switch for receiving the statistics by mail. */
  mail: ReactNode;
}

function Totals({ numbers, sixty, databaseId, mail }: TotalsProps) {
  const intl = useIntl();
  const data = useFragment(
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
        ...Days_numbers
      }
    `,
    numbers,
  );
  const { totals: both } = useFragment(
    graphql`
      fragment NumbersPage_sixty on ProviderNumbers {
        totals {
          seen
          opened
          whatsapp
          phone
          email
          website
        }
      }
    `,
    sixty,
  );
  const { totals, regions } = data;
  const times = intl.formatMessage({ id: 'numbers.times', defaultMessage: 'Visits' });
  const clicksOf = (counts: typeof totals) => CONTACTS.reduce((sum, kind) => sum + counts[kind], 0);
  const clicks = clicksOf(totals);
  if (totals.seen + totals.opened + clicks === 0) return <NoVisits databaseId={databaseId} mail={mail} />;
  return (
    <>
      <Section id="totals" title={<FormattedMessage id="numbers.totals" defaultMessage="Last 30 days" />}>
        <Figures
          figures={[
            { label: <FormattedMessage {...kindMessages.seen} />, value: totals.seen, before: both.seen - totals.seen },
            {
              label: <FormattedMessage {...kindMessages.opened} />,
              value: totals.opened,
              before: both.opened - totals.opened,
            },
            { label: <FormattedMessage {...regionMessages.pressed} />, value: clicks, before: clicksOf(both) - clicks },
          ]}
        />
        {clicks > 0 && (
          <BarTable
            aria-labelledby="totals"
            headers={[intl.formatMessage({ id: 'numbers.what', defaultMessage: 'Activity' }), times]}
            rows={CONTACTS.map((kind) => ({
              id: kind,
              name: intl.formatMessage(kindMessages[kind]),
              value: totals[kind],
              text: intl.formatNumber(totals[kind]),
            }))}
          />
        )}
        <Text note>
          <FormattedMessage
            id="numbers.how"
            defaultMessage="Each visitor is counted once a day in each row. Bots, our team and you are not counted, and no personal data is stored."
          />
        </Text>
        {mail}
      </Section>
      <Days numbers={data} />
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

/** Before the first visit: suggests how to bring visitors to the page. */
function NoVisits({ databaseId, mail }: Omit<TotalsProps, 'numbers' | 'sixty'>) {
  return (
    <MessageCard
      title={<FormattedMessage id="numbers.none" defaultMessage="No visits in the last 30 days" />}
      actions={
        <>
          <CodeButton databaseId={databaseId} variant="primary" />
          <LinkButton variant="outline" href={paths.business(databaseId)}>
            <FormattedMessage id="page.edit" />
          </LinkButton>
        </>
      }
      foot={mail}
    >
      <p>
        <FormattedMessage
          id="numbers.noneText"
          defaultMessage="Share your page on WhatsApp, on invoices and on your trucks. Visits and contact clicks are then counted here, week by week."
        />
      </p>
    </MessageCard>
  );
}
