import type { Place } from './place.ts';

/** A village that nobody knows would be a strange answer: those with fewer people count only where nobody else is. */
const KNOWN = 5_000;
const KM_PER_DEGREE = 111.2;
const FAR_KM = 100;

/** The city nearest to a point: one of some size within 100 km, else the nearest of all. A millisecond for all of them. */
export function nearestPlace(places: Iterable<Place>, latitude: number, longitude: number): Place | null {
  // Flat is near enough to tell which is nearer.
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let nearest: Place | null = null;
  let known: Place | null = null;
  let least = Infinity;
  let leastKnown = FAR_KM / KM_PER_DEGREE;
  for (const place of places) {
    if (place.kind !== 'city') continue;
    const distance = Math.hypot((place.longitude - longitude) * narrowing, place.latitude - latitude);
    if (distance < least) [least, nearest] = [distance, place];
    if (distance < leastKnown && place.population >= KNOWN) [leastKnown, known] = [distance, place];
  }
  return known ?? nearest;
}
