import type { KnownPlace } from './place.ts';

/** A village that nobody knows would be a strange answer: those with fewer people count only where nobody else is. */
const KNOWN = 5_000;
const KM_PER_DEGREE = 111.2;
const FAR_KM = 100;

/**
 * The city nearest to a point: one of some size within 100 km, else the nearest of all. A millisecond for all of them.
 * Null when there are no cities.
 */
export function nearestPlace(cities: readonly KnownPlace[], latitude: number, longitude: number): KnownPlace | null {
  // Flat is near enough to tell which is nearer.
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let nearest: KnownPlace | null = null;
  let known: KnownPlace | null = null;
  let least = Infinity;
  let leastKnown = FAR_KM / KM_PER_DEGREE;
  for (const city of cities) {
    const distance = Math.hypot((city.longitude - longitude) * narrowing, city.latitude - latitude);
    if (distance < least) [least, nearest] = [distance, city];
    if (distance < leastKnown && city.population >= KNOWN) [leastKnown, known] = [distance, city];
  }
  return known ?? nearest;
}
