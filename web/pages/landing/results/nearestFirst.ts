import { graphql, readInlineData } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { nearestFirst_asked$key } from '#web/__generated__/nearestFirst_asked.graphql.ts';
import type { nearestFirst_place$key } from '#web/__generated__/nearestFirst_place.graphql.ts';
import { liesIn } from '../area.ts';

export interface Located {
  readonly id: string;
  /** The name of the region, state or province; null for none. */
  readonly regionName: string | null | undefined;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Asked {
  readonly kind: string;
  readonly name: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export function readPlace(address: nearestFirst_place$key): Located {
  return readInlineData(
    graphql`
      fragment nearestFirst_place on Place @inline {
        id
        regionName
        countryCode
        latitude
        longitude
      }
    `,
    address,
  );
}

export function readAsked(address: nearestFirst_asked$key): Asked {
  return readInlineData(
    graphql`
      fragment nearestFirst_asked on Place @inline {
        kind
        name
        countryCode
        latitude
        longitude
      }
    `,
    address,
  );
}

/**
 * Moves the place that made a provider a result to the front: where it offers the requested service, otherwise a place
 * within the requested region or country or the area of the map, otherwise the nearest to the requested places.
 */
export function nearestFirst<Place extends Located>(
  places: readonly Place[],
  asked: readonly Asked[],
  area: Area | null,
  matchedId?: string,
): Place[] {
  if (area) return [...places].sort((a, b) => Number(liesIn(area, b)) - Number(liesIn(area, a)));
  if (asked.length === 0) return [...places];
  const least = (place: Place) =>
    place.id === matchedId ? -1 : Math.min(...asked.map((item) => farness(place, item)));
  return [...places].sort((a, b) => least(a) - least(b));
}

function farness(place: Located, asked: Asked): number {
  if (place.countryCode === asked.countryCode) {
    if (asked.kind === 'COUNTRY') return 0;
    if (asked.kind === 'REGION' && place.regionName === asked.name) return 0;
  }
  // A plane distance is accurate enough for a comparison.
  const radians = Math.PI / 180;
  const east = (place.longitude - asked.longitude) * Math.cos(((place.latitude + asked.latitude) / 2) * radians);
  return Math.hypot(east, place.latitude - asked.latitude);
}
