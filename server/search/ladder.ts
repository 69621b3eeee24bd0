import type { Place } from '#server/places/atlas/place.ts';
import { Invalid } from '#server/platform/errors.ts';
import type { SearchCursor } from './cursor.ts';
import type { SearchFilter } from './keywords/understandKeywords.ts';
import type { Where } from './page.ts';
import { kilometresOf, type Reach, reachesOf } from './reach.ts';
import { REACHES } from './statements/weights.ts';

/** A way to answer, and how far to look; null for the tier that is expected to have enough. */
export interface Rung {
  /** From 1. */
  filterIndex: number;
  reach: Reach | null;
}

/** What a block says about whether to look elsewhere. */
interface Found {
  size: number;
  /** The number within the reach: not those of the very name further away. */
  within: number;
  /** And that are there, not only serve an area around the place. */
  there: number;
}

/** A match this number of kilometres further counts half as much. */
const HALF_AT_KM = 60;
/** The largest distance, which covers everywhere. */
const FURTHEST_KM = 6_000;

/** The reach that continues where another has no more: a search without a place comes to all tiers. */
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
      // only those of the very name, further away: where they are
      if (size > 0 && isNear) while (at + 1 < rungs.length && !isFurther(rungs[at]!, rung)) at++;
      return rungs[at]!;
    },
  };
}

const isFurther = ({ filterIndex, reach }: Rung, rung: Rung) =>
  filterIndex === rung.filterIndex && reach !== null && !('near' in reach);

/**
 * The order in which a search tries its filters and reaches until there are results: a match half as good is tried as
 * soon as one half as near.
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

/** The kilometres that a reach counts for in the order. */
function ratedKm(reach: Reach | null, place: Place | null | undefined): number {
  if (!reach || !place) return 0;
  if ('near' in reach && place.kind !== 'city') return Math.max(...REACHES.near);
  return Math.min(kilometresOf(reach), FURTHEST_KM);
}
