import { readFileSync } from 'node:fs';

const TRADES: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('judged/trades.json', import.meta.url), 'utf8'),
);

/** One judged search: what a shipper who types it must find. `why` says it where that is not plain. */
export interface Judged {
  /** Keywords. */
  q?: string;
  /** Place. */
  f?: string;
  /** Business name of the first result. */
  top?: string;
  /** Business names that are among the first ten. */
  firstTen?: string[];
  /** What each of the first results is. */
  each?: Each;
  /** Nobody is found. */
  none?: true;
  why?: string;
}

interface Each {
  /** It offers one of these services, by their English names, or of these trades (`judged/trades.json`). */
  offers?: string[];
  /** Or its name says so, with one of these beginnings of words. */
  named?: string[];
  /** One of its places has this in its English name. */
  serves?: string;
  /** It is at most so many kilometres from the place asked. */
  within?: number;
  /** How many results are looked at: 10 unless told. */
  first?: number;
}

export interface Found {
  businessName: string;
  distanceKm: number | null;
  services: string[];
  places: string[];
}

/** What is wrong with the first ten results, or null. */
export function judge({ top, firstTen, each, none }: Judged, found: Found[]): string | null {
  const names = found.map((result) => result.businessName);
  if (none) return found.length === 0 ? null : `found ${names[0]}`;
  if (top) return names[0] === top ? null : `${top} is ${names.indexOf(top) + 1 || 'not'} among ${names.join('; ')}`;
  if (firstTen) {
    const missing = firstTen.filter((name) => !names.includes(name));
    return missing.length === 0 ? null : `without ${missing.join('; ')}`;
  }
  if (found.length === 0) return 'nothing found';
  const wrong = found.slice(0, each!.first ?? 10).filter((result) => !isSo(each!, result));
  return wrong.length === 0 ? null : `not ${wrong.map((result) => result.businessName).join('; ')}`;
}

function isSo(
  { offers, named = [], serves, within }: Each,
  { businessName, services, places, distanceKm }: Found,
): boolean {
  return (
    (!offers ||
      services.some((service) => offers.some((offer) => offer === service || TRADES[offer]?.includes(service))) ||
      named.some((word) => ` ${businessName}`.includes(` ${word}`))) &&
    (!serves || places.some((place) => place.includes(serves))) &&
    (within === undefined || (distanceKm !== null && distanceKm <= within))
  );
}
