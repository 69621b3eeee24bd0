import { useMemo } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderPlaces_provider$key } from '#web/__generated__/ProviderPlaces_provider.graphql.ts';
import type { MapPlace } from './DrawnMap.tsx';
import { PlacesMap } from './PlacesMap.tsx';

/** A map of the places where a provider offers services, its branches, and its lanes as lines. */
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
    const own = [...providerServices, ...branches].map(({ place }) => place);
    const places = new Map<string, MapPlace>();
    for (const place of own) places.set(place.id, placeOf(place, true));
    for (const place of lanes.flatMap(({ from, to }) => [from, to]))
      if (!places.has(place.id)) places.set(place.id, placeOf(place, false));
    return {
      places: [...places.values()],
      lines: lanes.map(({ from, to }) => [places.get(from.id)!.at, places.get(to.id)!.at] as const),
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

const placeOf = ({ id, name, latitude, longitude }: Located, isOwn: boolean): MapPlace => ({
  id,
  name,
  isOwn,
  at: [latitude, longitude],
});
