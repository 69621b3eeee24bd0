import { fold } from '#shared/fold.ts';
import { kilometresBetween } from '../atlas/distance.ts';
import type { Place } from '../atlas/place.ts';
import type { Mention } from './candidates.ts';
import type { Kind } from './evidence.ts';

/** A name at the beginning or the end of a segment of the text, which may give the region of the place. */
export interface Qualifier extends Mention {
  endsSegment: boolean;
  /** Whether the name is a complete segment of the text. */
  isWhole: boolean;
  /** Whether the name directly follows a place that lies in it, as in "Sarnia, Ont". */
  isProved: boolean;
}

/** The kinds of evidence that a place lies in a named area, strongest first. */
const SUPPORT = ['inRegion', 'inShortRegion', 'inCity', 'inCountry', 'inShortCountry'] as const satisfies Kind[];
type Support = (typeof SUPPORT)[number];

const NEAR_KM = 60;
/** The maximum distance of a part of a city from its center. */
const PART_KM = 35;
/** The minimum population of a place that can contradict: a smaller name may be that of a neighborhood. */
const KNOWN = 30_000;

/**
 * The relation of a qualifier to a place named elsewhere in the text, from token `start`: whether the place lies in one
 * of the qualifier's meanings. Null when the qualifier is irrelevant.
 */
export function relation(
  place: Place,
  qualifier: Qualifier,
  start: number,
): Support | 'notInArea' | 'notByCity' | null {
  const supports = qualifier.places.map((meaning) => support(place, meaning, qualifier.text));
  const best = SUPPORT.find((kind) => supports.includes(kind));
  if (best) return best;
  const isAfter = qualifier.start > start;
  const isArea = qualifier.places.some(({ kind }) => kind !== 'city');
  if (isArea && (isAfter ? qualifier.endsSegment : qualifier.isWhole))
    return isAbbreviation(qualifier) && !isAfter && !qualifier.isProved ? null : 'notInArea';
  // two neighboring cities, such as at a border, do not contradict each other
  const isCity = qualifier.places.some(({ population }) => population >= KNOWN);
  if (isAfter && qualifier.isWhole && isCity && !qualifier.places.some((item) => isNear(place, item)))
    return 'notByCity';
  return null;
}

/** Whether a place lies in one of the qualifier's meanings. */
export function isSupported(place: Place, qualifier: Qualifier, start: number): boolean {
  return SUPPORT.some((kind) => kind === relation(place, qualifier, start));
}

const isAbbreviation = ({ text }: Mention) => text.length <= 3;

/** The evidence for a place from a name in the text that may mean its city, region or country. */
export function support(place: Place, meaning: Place, text: string): Support | null {
  if (meaning.countryCode !== place.countryCode || meaning.id === place.id) return null;
  if (meaning.kind === 'country') return text.length <= 3 ? 'inShortCountry' : 'inCountry';
  if (place.kind !== 'city') return null;
  if (meaning.kind === 'region') {
    if (place.region !== meaning.name) return null;
    return fold(meaning.name) === text ? 'inRegion' : 'inShortRegion';
  }
  const isPart = place.district === meaning.name && place.region === meaning.region;
  const isAround = text.length > 3 && meaning.population > 2 * place.population && isNear(place, meaning, PART_KM);
  return isPart || isAround ? 'inCity' : null;
}

/** Whether two places are within about `km` of each other. */
export const isNear = (a: Place, b: Place, km = NEAR_KM): boolean => kilometresBetween(a, b) < km;

/** Whether a place is in a region or country. */
export function liesIn(place: Place, area: Place): boolean {
  if (place.countryCode !== area.countryCode || place.id === area.id) return false;
  return area.kind === 'country' || (area.kind === 'region' && place.region === area.name);
}
