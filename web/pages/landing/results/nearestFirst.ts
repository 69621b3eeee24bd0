import type { Area } from '#shared/area.ts';
import { liesIn } from '../area.ts';

export interface Located {
  /** Name of the region, the state or province; null where there is none. */
  readonly region: string | null | undefined;
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

/**
 * Puts first the place that made a provider a result: one within the asked region, country or area of the map, else the
 * nearest.
 */
export function nearestFirst<Place extends Located>(
  places: readonly Place[],
  asked: Asked | null,
  area: Area | null,
): Place[] {
  if (area) return [...places].sort((a, b) => Number(liesIn(area, b)) - Number(liesIn(area, a)));
  if (!asked) return [...places];
  return [...places].sort((a, b) => farness(a, asked) - farness(b, asked));
}

function farness(place: Located, asked: Asked): number {
  if (place.countryCode === asked.countryCode) {
    if (asked.kind === 'COUNTRY') return 0;
    if (asked.kind === 'REGION' && place.region === asked.name) return 0;
  }
  // Flat is near enough to tell which is nearer.
  const radians = Math.PI / 180;
  const east = (place.longitude - asked.longitude) * Math.cos(((place.latitude + asked.latitude) / 2) * radians);
  return Math.hypot(east, place.latitude - asked.latitude);
}
