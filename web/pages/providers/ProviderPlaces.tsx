import { useMemo } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderPlaces_provider$key } from '#web/__generated__/ProviderPlaces_provider.graphql.ts';
import { PlacesMap } from './PlacesMap.tsx';

/** Where a provider offers its services, and its sites, on the map. */
export function ProviderPlaces({ provider }: { provider: ProviderPlaces_provider$key }) {
  const { providerServices, branches } = useFragment(
    graphql`
      fragment ProviderPlaces_provider on Provider {
        providerServices {
          place {
            id
            name
            latitude
            longitude
          }
        }
        branches {
          place {
            id
            name
            latitude
            longitude
          }
        }
      }
    `,
    provider,
  );
  const places = useMemo(() => {
    const all = [...providerServices, ...branches].map(({ place: { id, name, latitude, longitude } }) => ({
      id,
      name,
      at: [latitude, longitude] as const,
    }));
    return [...new Map(all.map((place) => [place.id, place])).values()];
  }, [providerServices, branches]);
  if (places.length === 0) return null;
  return <PlacesMap places={places} />;
}
