import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Demand_provider$key } from '#web/__generated__/Demand_provider.graphql.ts';
import { Section } from '#web/ui/Section.tsx';
import css from './NumbersPage.module.css';

/** Searches near the business without results. */
export function Demand({ provider }: { provider: Demand_provider$key }) {
  const { ownership } = useFragment(
    graphql`
      fragment Demand_provider on Provider {        ownership @required(action: THROW) {
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

      }
    `,
    provider,
  );
  const { unmetDemand } = ownership;
  if (unmetDemand.length === 0) return null;
  return (
    <Section id="demand" title={<FormattedMessage id="numbers.demand" defaultMessage="Searches with few results" />}>
      <ul className={css.demand}>
        {unmetDemand.map(({ service, from, to, count }) => (
          <li key={`${service?.databaseId} ${from?.databaseId} ${to?.databaseId}`}>
            <FormattedMessage
              id="numbers.demandPlace"
              defaultMessage="{count, plural, one {# search} other {# searches}} for {what}"
              values={{ count, what: [service?.name, laneOf(from, to)].filter(Boolean).join(', ') }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const laneOf = (...ends: ({ displayName: string } | null | undefined)[]) =>
  ends.flatMap((end) => end?.displayName ?? []).join(' → ');
