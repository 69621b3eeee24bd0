import type { Place } from '#server/places/atlas/place.ts';
import { Invalid } from '#server/platform/errors.ts';
import type { SearchCursor } from './cursor.ts';
import type { SearchFilter } from './keywords/understandKeywords.ts';
import type { Where } from './page.ts';
import { kilometresOf, type Reach, reachesOf } from './reach.ts';
import { REACHES } from './statements/weights.ts';

/** A filter with a reach; null for the tier that is expected to have enough. */
export interface Rung {
  /** From 1. */
  filterIndex: number;
  reach: Reach | null;
}

/** The counts of a block that decide whether to search further. */
interface Found {
  size: number;
  /** The number within the reach, without more distant providers of exactly that name. */
  within: number;
  /** Those located there, not only serving an area around the place. */
  there: number;
}

/** The additional distance in kilometres at which a match counts half as much. */
const HALF_AT_KM = 60;
/** The largest distance, which covers everywhere. */
const FURTHEST_KM = 6_000;

/**
 * The reach that continues where another one has no more results: a search without a place continues through all tiers.
 */
export const continuing = (reach: Reach): Reach | null =>
  'tier' in reach ? (reachesOf(null)[reach.tier + 1] ?? null) : null;

/** Where the page of a cursor continues. */
export function rungAt({ filterIndex, reach }: SearchCursor, place: Place | null | undefined): Rung {
  const known = reachesOf(place)[reach - 1];
  if (!known) throw new Invalid('paging.cursor', { field: 'after' });
  return { filterIndex, reach: known };
}

/** The first reach of a search, and the next one after a block with too few results. */
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
      // only distant providers of exactly that name: continue to their distance
      if (size > 0 && isNear) while (at + 1 < rungs.length && !isFurther(rungs[at]!, rung)) at++;
      return rungs[at]!;
    },
  };
}

const isFurther = ({ filterIndex, reach }: Rung, rung: Rung) =>
  filterIndex === rung.filterIndex && reach !== null && !('near' in reach);

/**
 * The order in which a search tries its filters and reaches until there are results: a match half as good is tried when
 * the distance has doubled.
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

/** The kilometres of a reach used for the order. */
function ratedKm(reach: Reach | null, place: Place | null | undefined): number {
  if (!reach || !place) return 0;
  if ('near' in reach && place.kind !== 'city') return Math.min(...REACHES.near);
  return Math.min(kilometresOf(reach), FURTHEST_KM);
}
