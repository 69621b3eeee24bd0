import { KM_PER_DEGREE } from './distance.ts';
import type { KnownPlace } from './place.ts';

/**
 * The minimum population of a preferred city: an unknown village would be a strange result when a larger city is near.
 */
const KNOWN = 5_000;
const FAR_KM = 100;

/**
 * The city nearest to a point: one above a minimum population within 100 km, otherwise the nearest of all. Takes a
 * millisecond for all cities. Null when there are no cities.
 */
export function nearestPlace(cities: readonly KnownPlace[], latitude: number, longitude: number): KnownPlace | null {
  // The plane distance is accurate enough for a comparison, as is its square.
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let nearest: KnownPlace | null = null;
  let known: KnownPlace | null = null;
  let least = Infinity;
  let leastKnown = (FAR_KM / KM_PER_DEGREE) ** 2;
  for (const city of cities) {
    const [east, north] = [(city.longitude - longitude) * narrowing, city.latitude - latitude];
    const distance = east * east + north * north;
    if (distance < least) [least, nearest] = [distance, city];
    if (distance < leastKnown && city.population >= KNOWN) [leastKnown, known] = [distance, city];
  }
  return known ?? nearest;
}
