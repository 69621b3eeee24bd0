import { kilometresBetween } from '#server/places/atlas/distance.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import type { Card } from './page.ts';
import { NEAR } from './statements/weights.ts';

type Offer = Card['services'][number];

/**
 * The matched service of a provider, at its place nearest to the requested ones; null when the provider's name or
 * description has the words, and without words. Agrees with the distance in server/search/statements/sites.ts. A branch
 * without entered services offers all of them, as in server/search/sql/documents.ts.
 */
export function matchedOffer(
  { services, branches = [] }: Card,
  words: Understanding | null,
  places: readonly Place[],
  gazetteer: Gazetteer,
): Offer | null {
  const named = wanted(words)
    .map((ids) => services.filter(({ serviceId }) => ids.includes(serviceId)))
    .find(({ length }) => length > 0);
  if (!named) return null;
  const open = branches.filter((branch) => services.every(({ addressId }) => addressId !== branch));
  const distance = ({ addressId }: Offer) => {
    const at = gazetteer.get(addressId)!;
    return Math.min(...places.map((place) => kilometres(place, at)));
  };
  return named
    .concat(open.map((addressId) => ({ ...named[0]!, addressId })))
    .reduce((best, offer) => (distance(offer) < distance(best) ? offer : best));
}

/** The places of a provider: those of its services and branches, and its city. */
export const placesOf = ({ services, branches = [], addressId }: Card): number[] => [
  ...new Set([...services.map((offer) => offer.addressId), ...branches, addressId]),
];

/** The requested services, likeliest first: those of the filters, otherwise those of the words. */
function wanted(words: Understanding | null): readonly number[][] {
  const { exact = [], likely = [], narrowed: [narrowed] = [] } = words ?? {};
  if (!narrowed) return [exact, likely];
  const among = (ids: number[]) => ids.filter((id) => narrowed.includes(id));
  return [among(exact), among(likely), narrowed];
}

/** The distance in kilometers from a place to an offer at another place; 0 within a served area. */
export function kilometres(from: Place, to: Place): number {
  if (from.id === to.id || liesIn(to, from)) return 0;
  if (liesIn(from, to)) return NEAR.servingKm;
  const straight = kilometresBetween(from, to);
  return to.kind === 'city' ? straight : straight + 1_000;
}
