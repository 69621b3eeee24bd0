import { fold } from '#shared/fold.ts';
import type { Place } from '../atlas/place.ts';
import type { Mention } from './candidates.ts';

/** A name at the beginning or the end of a part of the text, which may give the region of the place. */
export interface Qualifier extends Mention {
  endsSegment: boolean;
  /** It is the whole part of the text. */
  isWhole: boolean;
  /** A place that lies in it stands directly before it, as in "Sarnia, Ont". */
  isProved: boolean;
}

const SUPPORT = { region: 8, abbreviation: 7, country: 5, countryCode: 3, city: 6 };
const CONFLICT = { area: -25, city: -9 };
const NEAR_KM = 60;
/** Maximum distance of a part of a city from its centre. */
const PART_KM = 35;
/** A smaller place contradicts nothing: its name may be that of a neighbourhood. */
const KNOWN = 30_000;

/**
 * How much a qualifier supports a place named elsewhere in the text, from `start` on: above 0 when the place lies in
 * one of the qualifier's meanings, below 0 when it lies in none of them.
 */
export function relation(place: Place, qualifier: Qualifier, start: number): number {
  let best = 0;
  for (const meaning of qualifier.places) best = Math.max(best, support(place, meaning, qualifier.text));
  if (best > 0) return best;
  const isAfter = qualifier.start > start;
  const isArea = qualifier.places.some(({ kind }) => kind !== 'city');
  if (isArea && (isAfter ? qualifier.endsSegment : qualifier.isWhole))
    return isAbbreviation(qualifier) && !isAfter && !qualifier.isProved ? 0 : CONFLICT.area;
  // two cities next to each other, such as at a border, are no contradiction
  const isCity = qualifier.places.some(({ population }) => population >= KNOWN);
  if (isAfter && qualifier.isWhole && isCity && !qualifier.places.some((one) => isNear(place, one)))
    return CONFLICT.city;
  return 0;
}

const isAbbreviation = ({ text }: Mention) => text.length <= 3;

/** How much a place is supported by a name in the text that may mean a city, region or country it lies in. */
export function support(place: Place, meaning: Place, text: string): number {
  if (meaning.countryCode !== place.countryCode || meaning.id === place.id) return 0;
  if (meaning.kind === 'country') return text.length <= 3 ? SUPPORT.countryCode : SUPPORT.country;
  if (place.kind !== 'city') return 0;
  if (meaning.kind === 'region') {
    if (place.region !== meaning.name) return 0;
    return fold(meaning.name) === text ? SUPPORT.region : SUPPORT.abbreviation;
  }
  const isPart = place.district === meaning.name && place.region === meaning.region;
  const isAround = text.length > 3 && meaning.population > 2 * place.population && isNear(place, meaning, PART_KM);
  return isPart || isAround ? SUPPORT.city : 0;
}

/** Whether two places are within about `km` of each other. */
export function isNear(a: Place, b: Place, km = NEAR_KM): boolean {
  const north = (a.latitude - b.latitude) * 111.2;
  const east = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180);
  return north ** 2 + east ** 2 < km ** 2;
}

/** Whether a place is in a region or country. */
export function liesIn(place: Place, area: Place): boolean {
  if (place.countryCode !== area.countryCode || place.id === area.id) return false;
  return area.kind === 'country' || (area.kind === 'region' && place.region === area.name);
}
