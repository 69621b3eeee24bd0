import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import { hoursInWords } from '#shared/openingHours.ts';
import type { ProviderFacts_provider$key } from '#web/__generated__/ProviderFacts_provider.graphql.ts';
import { CardFact } from '#web/businesses/CardFact.tsx';
import { Signs } from '#web/businesses/Signs.tsx';
import { useHoursWords } from '#web/businesses/useHoursWords.ts';
import { paths } from '#web/paths.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './ProviderFacts.module.css';

const YEAR_MS = 365 * 86_400_000;

const yearOf = (date: string) => date.slice(0, 4);
const isOld = (date: string) => Date.parse(date) < Date.now() - YEAR_MS;

/** The most important facts: the numbers of services and places, the age of the listing, and the opening hours. */
export function ProviderFacts({ provider }: { provider: ProviderFacts_provider$key }) {
  const intl = useIntl();
  const words = useHoursWords();
  const data = useFragment(
    graphql`
      fragment ProviderFacts_provider on Provider {
        ...Signs_provider
        createdAt
        approvedAt
        confirmedAt
        providerServices {
          service {
            id
          }
          place {
            id
          }
        }
        lanes {
          __typename
        }
        branches {
          hours
          place {
            id
          }
        }
      }
    `,
    provider,
  );
  const { createdAt, approvedAt, confirmedAt, providerServices, lanes, branches } = data;
  const services = new Set(providerServices.map(({ service }) => service.id)).size;
  const places = new Set([...providerServices, ...branches].map(({ place }) => place.id)).size;
  // if branches have different hours, none of them represent the business
  const [hours, ...others] = new Set(branches.flatMap((branch) => branch.hours ?? []));
  const [open] = hours && others.length === 0 ? hoursInWords(hours, words) : [];
  // the approval counts as the first confirmation
  const confirmed = confirmedAt ?? approvedAt;
  const unconfirmed = confirmed && isOld(confirmed) ? confirmed : null;
  return (
    <div className={css.top}>
      <div className={css.signs}>
        <Signs provider={data} hasNotice />
        {unconfirmed && (
          <CardFact icon="clock">
            <FormattedMessage
              id="provider.notConfirmed"
              defaultMessage="Not confirmed since {date}"
              values={{
                date: <FormattedDate value={unconfirmed} year="numeric" month="short" timeZone="UTC" />,
              }}
            />
          </CardFact>
        )}
        <Link to={paths.signs()}>
          <FormattedMessage id="signs.title" />
        </Link>
      </div>
      <dl className={css.facts}>
        {services > 0 && (
          <Fact
            name={intl.formatMessage(
              { id: 'provider.factServices', defaultMessage: '{count, plural, one {service} other {services}}' },
              { count: services },
            )}
          >
            <FormattedNumber value={services} />
          </Fact>
        )}
        {places > 0 && (
          <Fact
            name={intl.formatMessage(
              { id: 'provider.factPlaces', defaultMessage: '{count, plural, one {place} other {places}}' },
              { count: places },
            )}
          >
            <FormattedNumber value={places} />
          </Fact>
        )}
        {lanes.length > 0 && (
          <Fact
            name={intl.formatMessage(
              { id: 'provider.factLanes', defaultMessage: '{count, plural, one {route} other {routes}}' },
              { count: lanes.length },
            )}
          >
            <FormattedNumber value={lanes.length} />
          </Fact>
        )}
        {!(unconfirmed && yearOf(unconfirmed) === yearOf(createdAt)) && (
          <Fact name={<FormattedMessage id="provider.factSince" defaultMessage="On Rumbo since" />}>
            <FormattedDate value={createdAt} year="numeric" timeZone="UTC" />
          </Fact>
        )}
        {open && <Fact name={open.days}>{open.times}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <Text as="dt" note>
        {name}
      </Text>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
