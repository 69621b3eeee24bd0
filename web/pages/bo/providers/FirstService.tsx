import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { FirstService_provider$key } from '#web/__generated__/FirstService_provider.graphql.ts';

/** The first service of a provider, and the number of others, whose names are in a tooltip. */
export function FirstService({ provider }: { provider: FirstService_provider$key }) {
  const { providerServices } = useFragment(
    graphql`
      fragment FirstService_provider on Provider {
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
  if (names.length < 2) return names[0];
  return (
    <span title={names.join(', ')}>
      {names[0]} +{names.length - 1}
    </span>
  );
}
