import type { Place } from '#server/places/atlas/place.ts';
import { Invalid } from '#server/platform/errors.ts';
import type { SearchCursor } from './cursor.ts';
import type { SearchFilter } from './keywords/understandKeywords.ts';
import type { Where } from './page.ts';
import { kilometresOf, type Reach, reachesOf } from './reach.ts';
import { REACHES } from './statements/weights.ts';

/** A filter with a reach. The reach is null for the tier that is expected to have enough results. */
export interface Rung {
  /** The number of the filter, from 1. */
  filterIndex: number;
  reach: Reach | null;
}

/** The counts of a block that decide whether to search further. */
interface Found {
  size: number;
  /** The number within the reach, without more distant providers of exactly the searched name. */
  within: number;
  /** The number of providers located there, without those that only serve an area around the place. */
  there: number;
}

/** The additional distance in kilometers at which a match counts half as much. */
const HALF_AT_KM = 60;
/** The largest distance, which covers everywhere. */
const FURTHEST_KM = 6_000;

/** The next reach when the current one has no more results: a search without a place continues through all tiers. */
export const continuing = (reach: Reach): Reach | null =>
  'tier' in reach ? (reachesOf(null)[reach.tier + 1] ?? null) : null;

/** The rung at which the page of a cursor continues. */
export function rungAt({ filterIndex, reach }: SearchCursor, place: Place | null | undefined): Rung {
  const known = reachesOf(place)[reach - 1];
  if (!known) throw new Invalid('paging.cursor', { field: 'after' });
  return { filterIndex, reach: known };
}

/** Creates the ladder of a search: its first rung, and the next rung after a block with too few results. */
export function createLadder(filters: readonly SearchFilter[], where: Where) {
  const rungs = rungsOf(filters, where);
  const reaches = reachesOf(where.place);
  let at = 0;
  return {
    first: rungs[0]!,
    instead(rung: Rung & { reach: Reach }, { size, within, there }: Found, enough: number): Rung | null {
      const isNear = 'near' in rung.reach || 'asked' in rung.reach;
      const isEmpty = isNear ? within === 0 : size === 0;
      const further = reaches[reaches.indexOf(rung.reach) + 1];
      const mayGoOn = 'tier' in rung.reach || (further && 'near' in further && !isEmpty);
      if (there < enough && !where.reach && further && mayGoOn) return { ...rung, reach: further };
      if (!isEmpty || at + 1 >= rungs.length) return null;
      at++;
      // only distant providers with exactly the searched name: continue at their distance
      if (size > 0 && isNear) while (at + 1 < rungs.length && !isFurther(rungs[at]!, rung)) at++;
      return rungs[at]!;
    },
  };
}

const isFurther = ({ filterIndex, reach }: Rung, rung: Rung) =>
  filterIndex === rung.filterIndex && reach !== null && !('near' in reach);

/**
 * The order in which a search tries filters and reaches until it has results: a match that is half as good has the same
 * priority at double the distance.
 */
function rungsOf(filters: readonly SearchFilter[], { place, reach = null, filterIndex }: Where): Rung[] {
  const tried = filters.flatMap(({ weight }, at) =>
    filterIndex && filterIndex !== at + 1 ? [] : [{ filterIndex: at + 1, weight }],
  );
  if (tried.length === 0) tried.push({ filterIndex: 1, weight: 1 });
  const reaches = !place || reach ? [reach] : reachesOf(place).filter((each) => !('asked' in each));
  return tried
    .flatMap(({ filterIndex, weight }) =>
      reaches.map((each) => ({ filterIndex, reach: each, score: weight / (1 + ratedKm(each, place) / HALF_AT_KM) })),
    )
    .sort((a, b) => b.score - a.score || a.filterIndex - b.filterIndex);
}

/** The kilometers of a reach that determine its position in the order. */
function ratedKm(reach: Reach | null, place: Place | null | undefined): number {
  if (!reach || !place) return 0;
  if ('near' in reach && place.kind !== 'city') return Math.min(...REACHES.near);
  return Math.min(kilometresOf(reach), FURTHEST_KM);
}
