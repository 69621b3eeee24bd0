import type { Place } from '#server/places/atlas/place.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';

/**
 * Two places that are the ends of a route; null when they are one, as "São Paulo - SP". From Montréal to Québec is to the
 * city, not to the province in which Montréal lies.
 */
export function endsOf(a: Reading, b: Reading): [Reading, Reading] | null {
  const isOne = (one: Place, other: Place) => one.id === other.id || liesIn(one, other) || liesIn(other, one);
  if (!isOne(a.place, b.place)) return [a, b];
  const [inner, outer] = liesIn(a.place, b.place) ? [a, b] : [b, a];
  const city = outer.others.find(
    (one) => one.kind === 'city' && one.name === outer.place.name && !isOne(one, inner.place),
  );
  if (!city) return null;
  const asCity = { ...outer, place: { ...city, weight: outer.place.weight }, others: [] };
  return outer === a ? [asCity, b] : [a, asCity];
}
