import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Demand_demands$key } from '#web/__generated__/Demand_demands.graphql.ts';
import type { Demand_provider$key } from '#web/__generated__/Demand_provider.graphql.ts';
import { Section } from '#web/ui/Section.tsx';
import css from './NumbersPage.module.css';

/** Searches near the business without results. */
export function Demand({ provider }: { provider: Demand_provider$key }) {
  const { ownership } = useFragment(
    graphql`
      fragment Demand_provider on Provider {
        ownership @required(action: THROW) {
          unmetDemand {
            ...Demand_demands
          }
          waitingDemand {
            ...Demand_demands
          }
        }
      }
    `,
    provider,
  );
  const { unmetDemand, waitingDemand } = ownership;
  return (
    <>
      {waitingDemand.length > 0 && (
        <Section id="waiting" title={<FormattedMessage id="numbers.waiting" defaultMessage="Waiting for a carrier" />}>
          <Lines demands={waitingDemand}>
            {(values) => (
              <FormattedMessage
                id="numbers.waitingFor"
                defaultMessage="{count} people asked to be told of {what}"
                values={values}
              />
            )}
          </Lines>
        </Section>
      )}
      {unmetDemand.length > 0 && (
        <Section
          id="demand"
          title={<FormattedMessage id="numbers.demand" defaultMessage="Searches with few results" />}
        >
          <Lines demands={unmetDemand}>
            {(values) => (
              <FormattedMessage
                id="numbers.demandPlace"
                defaultMessage="{count, plural, one {# search} other {# searches}} for {what}"
                values={values}
              />
            )}
          </Lines>
        </Section>
      )}
    </>
  );
}

interface LinesProps {
  demands: Demand_demands$key;
  children: (values: { count: number; what: string }) => ReactNode;
}

function Lines({ demands, children }: LinesProps) {
  const lines = useFragment(
    graphql`
      fragment Demand_demands on Demand @relay(plural: true) {
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
    `,
    demands,
  );
  return (
    <ul className={css.demand}>
      {lines.map(({ service, from, to, count }) => {
        const lane = [from?.displayName, to?.displayName].filter(Boolean).join(' → ');
        return (
          <li key={`${service?.databaseId} ${from?.databaseId} ${to?.databaseId}`}>
            {children({ count, what: [service?.name, lane].filter(Boolean).join(', ') })}
          </li>
        );
      })}
    </ul>
  );
}
