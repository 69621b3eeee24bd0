import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ServiceChips_provider$key } from '#web/__generated__/ServiceChips_provider.graphql.ts';
import { Chip } from '#web/ui/Chip.tsx';
import css from './ServiceChips.module.css';

const limit = 6;

export function ServiceChips({ provider }: { provider: ServiceChips_provider$key }) {
  const intl = useIntl();
  const { providerServices } = useFragment(
    graphql`
      fragment ServiceChips_provider on ProviderCard {
        providerServices {
          service {
            name
          }
        }
      }
    `,
    provider,
  );
  const names = [...new Set(providerServices.map(({ service }) => service.name))];
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
          <Chip>{name}</Chip>
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
