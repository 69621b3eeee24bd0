import type { Place } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { SearchCursor } from './cursor.ts';
import type { LaneMatch } from './findLanes.ts';
import { loadCards } from './loadCards.ts';
import { kilometres, placesOf } from './matchedOffer.ts';
import type { PageRow } from './page.ts';
import { reachesOf } from './reach.ts';
import type { SearchReader } from './readKeywords.ts';

interface RoutePage {
  /** The providers that match the route better than by one end, best first. */
  matches: readonly LaneMatch[];
  /** The rows of the search around both ends. */
  found: PageRow[];
  route: readonly Place[];
  after: SearchCursor | null;
  /** The stretch of the page, and one row more. */
  from: number;
  to: number;
}

/** The rows of a page of a search from one place to another: those that match the route first, then the others. */
export async function routeRows(
  pool: Queryable,
  { gazetteer }: Pick<SearchReader, 'gazetteer'>,
  { matches, found, route, after, from, to }: RoutePage,
): Promise<PageRow[]> {
  const skipped = !after ? 0 : (after.lane ?? matches.length);
  const first = matches.slice(skipped).map((match, at) => ({ ...match, lane: skipped + at + 1 }));
  const shown = first.slice(from, to);
  const cards = await loadCards(
    pool,
    shown.map(({ providerId }) => providerId),
  );
  const rows = shown.flatMap(({ providerId, kind, laneId, lane }, at): PageRow[] => {
    const card = cards[at];
    if (!card) return [];
    const places = placesOf(card).map((id) => gazetteer.get(id)!);
    const km = Math.min(...route.flatMap((end) => places.map((place) => kilometres(end, place))));
    const position = {
      filterIndex: 1,
      reach: reachesOf(route[0])[0]!,
      blockStart: null,
      blockStartId: null,
      score: 0,
      matched: null,
    };
    return [
      { ...position, providerId, isExact: false, lane, kilometres: km, matching: null, card, route: { kind, laneId } },
    ];
  });
  const isFirst = new Set(matches.map(({ providerId }) => providerId));
  const others = found
    .filter(({ providerId }) => !isFirst.has(providerId))
    .map((row): PageRow => ({ ...row, route: { kind: 'oneEnd', laneId: null } }));
  const start = Math.max(0, from - first.length);
  return [...rows, ...others.slice(start, start + to - from - shown.length)];
}
