import { useMemo } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderPlaces_provider$key } from '#web/__generated__/ProviderPlaces_provider.graphql.ts';
import { PlacesMap } from './PlacesMap.tsx';

/** Where a provider offers its services, its sites, and the lines of its lanes, on the map. */
export function ProviderPlaces({ provider }: { provider: ProviderPlaces_provider$key }) {
  const { providerServices, branches, lanes } = useFragment(
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
        lanes {
          from {
            id
            name
            latitude
            longitude
          }
          to {
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
  const drawn = useMemo(() => {
    const ends = lanes.map(({ from, to }) => [placeOf(from), placeOf(to)] as const);
    const all = [...[...providerServices, ...branches].map(({ place }) => placeOf(place)), ...ends.flat()];
    return {
      places: [...new Map(all.map((place) => [place.id, place])).values()],
      lines: ends.map(([from, to]) => [from.at, to.at] as const),
    };
  }, [providerServices, branches, lanes]);
  if (drawn.places.length === 0) return null;
  return <PlacesMap {...drawn} />;
}

interface Located {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

const placeOf = ({ id, name, latitude, longitude }: Located) => ({ id, name, at: [latitude, longitude] as const });
