import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ServiceChips_edge$key } from '#web/__generated__/ServiceChips_edge.graphql.ts';
import { Chip } from '#web/ui/Chip.tsx';
import css from './ServiceChips.module.css';

const limit = 6;

/** The services of a provider: the matching one first, with its place if that differs from the searched place. */
export function ServiceChips({ edge }: { edge: ServiceChips_edge$key }) {
  const intl = useIntl();
  const { distanceKm, matchedService, node } = useFragment(
    graphql`
      fragment ServiceChips_edge on SearchProvidersConnectionEdge {
        distanceKm
        matchedService {
          service {
            name
          }
          address {
            name
          }
        }
        node {
          providerServices {
            service {
              name
            }
          }
        }
      }
    `,
    edge,
  );
  const matched = matchedService?.service.name;
  const offered = node.providerServices.map(({ service }) => service.name);
  const names = [...new Set(matched ? [matched, ...offered] : offered)];
  if (names.length === 0) return null;
  return (
    <ul
      className={css.chips}
      aria-label={intl.formatMessage({
        id: 'results.services',
        defaultMessage: 'Services',
        description: 'Name of the list of services of a provider, for screen readers',
      })}
    >
      {names.slice(0, limit).map((name) => (
        <li key={name}>
          <Chip>
            {name === matched ? <mark>{name}</mark> : name}
            {name === matched && distanceKm ? ` · ${matchedService?.address.name}` : null}
          </Chip>
        </li>
      ))}
      {names.length > limit && (
        <li>
          <Chip>+{names.length - limit}</Chip>
        </li>
      )}
    </ul>
  );
}
