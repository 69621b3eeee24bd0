import { readFileSync } from 'node:fs';

const TRADES: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('judged/trades.json', import.meta.url), 'utf8'),
);

/** A judged search: what it must find. `why` explains it when it is not obvious. */
export interface Judged {
  /** Keywords. */
  q?: string;
  /** Place. */
  f?: string;
  /** Expected business name of the first result. */
  top?: string;
  /** Business names expected among the first ten. */
  firstTen?: string[];
  /** Requirements for each of the first results. */
  each?: Each;
  /** No result is expected. */
  none?: true;
  why?: string;
}

interface Each {
  /** It offers one of these services, by their English names, or of these trades (`judged/trades.json`). */
  offers?: string[];
  /** Or its name has a word that starts with one of these. */
  named?: string[];
  /** The English name of one of its places includes this. */
  serves?: string;
  /** Its maximum distance from the requested place, in kilometres. */
  within?: number;
  /** Number of results to check; default: 10. */
  first?: number;
}

export interface Found {
  businessName: string;
  distanceKm: number | null;
  services: string[];
  places: string[];
}

/** The error in the first ten results; null when there is none. */
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
