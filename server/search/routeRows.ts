import type { Place } from '#server/places/atlas/place.ts';
import type { Count } from './count.ts';
import type { LaneMatch } from './findLanes.ts';
import { kilometres, placesOf } from './matchedOffer.ts';
import type { Card, PageRow } from './page.ts';
import { reachesOf } from './reach.ts';
import type { SearchReader } from './readKeywords.ts';
import { LANES } from './statements/weights.ts';

interface RoutePage {
  /**
   * The providers that match the route by more than one end, best first; `first` are those that earlier pages have not
   * displayed.
   */
  matches: readonly LaneMatch[];
  first: readonly LaneMatch[];
  /** The cards of the displayed section of `first`. */
  cards: readonly (Card | null)[];
  /** The rows of the search around both ends. */
  found: PageRow[];
  route: readonly Place[];
  /** The bounds of the displayed section, with one extra row. */
  from: number;
  to: number;
}

/** The rows of a page of a search from one place to another: providers that match the route first, then the others. */
export function routeRows(
  { gazetteer }: Pick<SearchReader, 'gazetteer'>,
  { matches, first, cards, found, route, from, to }: RoutePage,
): PageRow[] {
  const skipped = matches.length - first.length + from;
  const shown = first.slice(from, to).map((match, at) => ({ ...match, lane: skipped + at + 1 }));
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

export const isDriven = ({ kind }: LaneMatch) => kind === 'direct' || kind === 'return';

/** The number of providers that drive a route. It is exact below the limits up to which a search reads lanes. */
export function countDriven(driven: readonly LaneMatch[]): Count {
  const direct = driven.filter(({ kind }) => kind === 'direct').length;
  return { count: driven.length, isExact: direct < LANES.direct && driven.length - direct < LANES.back };
}

/** The count of the results near the ends, together with the providers that match the route only by a lane. */
export function withMatches(near: Count, [first]: PageRow[], matches: LaneMatch[]): Count {
  const known = first?.matching ? new Set(first.matching.slice(1, -1).split(',').map(Number)) : null;
  const more = known ? matches.filter(({ providerId }) => !known.has(providerId)).length : 0;
  return {
    count: Math.max(near.count + more, matches.length),
    // facets do not include providers that were found only by a lane
    isExact: near.isExact && more === 0 && (matches.length === 0 || known !== null),
  };
}
