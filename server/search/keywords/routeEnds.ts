import type { KnownPlace, Place } from '#server/places/atlas/place.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';

/** So many kilometres nearer to each other say as much as twice the people. */
const FAR_KM = 400;

/**
 * Two places that are the ends of a route; null when they are one, as "São Paulo - SP". Of namesakes the large ones near to
 * the other end are meant. From Montréal to Québec is to the city, not to the province in which Montréal lies.
 */
export function endsOf(a: Reading, b: Reading): [Reading, Reading] | null {
  const isOne = (one: Place, other: Place) => one.id === other.id || liesIn(one, other) || liesIn(other, one);
  if (!isOne(a.place, b.place)) return nearestNamesakes(a, b);
  const [inner, outer] = liesIn(a.place, b.place) ? [a, b] : [b, a];
  const city = outer.others.find(
    (one) => one.kind === 'city' && one.name === outer.place.name && !isOne(one, inner.place),
  );
  if (!city) return null;
  const asCity = { ...outer, place: { ...city, weight: outer.place.weight }, others: [] };
  return outer === a ? [asCity, b] : [a, asCity];
}

function nearestNamesakes(a: Reading, b: Reading): [Reading, Reading] {
  const meanings = ({ place, namesakes }: Reading) => [place, ...(namesakes as KnownPlace[])];
  const pairs = meanings(a).flatMap((one) =>
    meanings(b).map((other) => ({ one, other, score: likelihood(one, other) })),
  );
  const [best] = pairs.sort((x, y) => y.score - x.score);
  return [
    { ...a, place: best!.one, others: a.others.filter(({ id }) => id !== best!.one.id) },
    { ...b, place: best!.other, others: b.others.filter(({ id }) => id !== best!.other.id) },
  ];
}

function likelihood(one: KnownPlace, other: KnownPlace): number {
  const north = (one.latitude - other.latitude) * 111;
  const east = (one.longitude - other.longitude) * 111 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.log2(one.weight) + Math.log2(other.weight) - Math.hypot(north, east) / FAR_KM;
}
