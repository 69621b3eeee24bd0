import { type Atlas, CITY } from './atlas.ts';

/** A village that nobody knows would be a strange answer: those with fewer people count only where nobody else is. */
const KNOWN = 5_000;
const KM_PER_DEGREE = 111.2;
const FAR_KM = 100;

/**
 * Where the city nearest to a point is: one of some size within 100 km, else the nearest of all. A millisecond for all
 * of them. Null when there are no cities.
 */
export function nearestPlace(atlas: Atlas, latitude: number, longitude: number): number | null {
  const { kinds, latitudes, longitudes, populations } = atlas;
  // Flat is near enough to tell which is nearer.
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let nearest: number | null = null;
  let known: number | null = null;
  let least = Infinity;
  let leastKnown = FAR_KM / KM_PER_DEGREE;
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== CITY) continue;
    const distance = Math.hypot((longitudes[at]! - longitude) * narrowing, latitudes[at]! - latitude);
    if (distance < least) [least, nearest] = [distance, at];
    if (distance < leastKnown && populations[at]! >= KNOWN) [leastKnown, known] = [distance, at];
  }
  return known ?? nearest;
}
