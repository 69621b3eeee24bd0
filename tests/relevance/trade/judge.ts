import { type Directory, nearestKm } from './directory.ts';

const JUDGED_FOR_TRADE = 5;
const RIGHT_OF_THOSE = 4;
const JUDGED_FOR_NEARNESS = 3;
/** The note for searches without a right result in the demo directory. */
const NOBODY = 'nobody in the demo directory offers';
/** Other right readings of a typed place: the doubts in the README. */
const ALSO_MEANT: Record<string, string> = {
  'New York': 'New York, United States',
  Québec: 'Québec, Canada',
  Tucumán: 'San Miguel de Tucumán, Tucumán, Argentina',
};

/** A word of `words.json`. */
export interface Word {
  language: string;
  text: string;
  services: string[];
  note: string;
  kept: boolean;
}

/** A search of `searches.json`. */
export interface WholeSearch {
  language: string;
  kind: string;
  place: string | null;
  keywords: string;
  expect: {
    services?: string[];
    businessName?: string;
    places: string[];
    within_km: number | null;
  };
  kept: boolean;
  /** The set of the third reader: see the README. */
  isLater?: boolean;
  note?: string;
}

export interface Found {
  databaseId: number;
  businessName: string;
}

/** Whether the first results offer one of the services: the reason why not, or null. */
export function judgeTrade(services: string[], note: string, found: Found[], directory: Directory): string | null {
  if (found.length === 0) return note.includes(NOBODY) ? null : 'nothing found';
  const first = found.slice(0, JUDGED_FOR_TRADE);
  const others = first.filter((result) => offersOf(result, services, directory).length === 0);
  if (first.length - others.length >= Math.min(RIGHT_OF_THOSE, first.length)) return null;
  return `of another trade: ${others.map(({ businessName }) => businessName).join(', ')}`;
}

/** Results, and none of the first ones has the trade. */
export function changesTrade(services: string[], found: Found[], directory: Directory): boolean {
  const first = found.slice(0, JUDGED_FOR_TRADE);
  return first.length > 0 && first.every((result) => offersOf(result, services, directory).length === 0);
}

/** Whether a whole search is right: the reasons why not, or null. */
export function judgeSearch(
  search: WholeSearch,
  found: Found[],
  understood: string[],
  directory: Directory,
): string | null {
  const { services, businessName } = search.expect;
  const reasons = [
    services && judgeTrade(services, search.note ?? '', found, directory),
    businessName && judgeName(businessName, found),
    judgePlaces(search, understood),
    judgeNearness(search, found, directory),
  ].filter(Boolean);
  return reasons.length > 0 ? reasons.join('; ') : null;
}

export function judgeName(businessName: string, found: Found[]): string | null {
  const [first] = found;
  return first?.businessName === businessName ? null : `first is ${first?.businessName ?? 'nobody'}`;
}

/** Every place understood is one of the expected. In a name the place does not matter. */
function judgePlaces(search: WholeSearch, understood: string[]): string | null {
  if (search.kind === 'name of a business') return null;
  const expected = placesOf(search);
  if (expected.length > 0 && understood.length === 0) return 'no place understood';
  const wrong = understood.filter((place) => !expected.includes(place));
  return wrong.length > 0 ? `understood ${wrong.join(' and ')}` : null;
}

/** One of the first results offers a service near enough to one of the places. */
function judgeNearness(search: WholeSearch, found: Found[], directory: Directory): string | null {
  const { services, within_km: bound } = search.expect;
  if (bound === null) return null;
  const offers = found.slice(0, JUDGED_FOR_NEARNESS).flatMap((result) => offersOf(result, services ?? [], directory));
  const km = Math.min(...placesOf(search).map((name) => nearestKm(directory.places.get(name)!, offers)));
  if (km <= bound) return null;
  return offers.length > 0 ? `nearest at ${Math.round(km)} km instead of ${bound}` : 'nobody near';
}

function placesOf({ place, expect }: WholeSearch): string[] {
  const also = place === null ? undefined : ALSO_MEANT[place];
  return also ? [...expect.places, also] : expect.places;
}

function offersOf({ databaseId }: Found, services: string[], { offers }: Directory) {
  return (offers.get(databaseId) ?? []).filter(({ nameEn }) => services.includes(nameEn));
}
