import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Queryable } from '#server/platform/db.ts';
import { type Directory, isCurrent, readDirectory, tierWith } from './directory.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { loadCards } from './loadCards.ts';
import type { Card } from './page.ts';
import { LAST_TIER } from './reach.ts';
import { type End, endsOf, endValues } from './routeEnds.ts';
import { bothEndsStatement, lanesStatement, nameOfBothEnds, nameOfLanes } from './statements/lanes.ts';
import { run, type Values } from './statements/statement.ts';
import { EXACT_LIMIT, LANES } from './statements/weights.ts';
import { shapeOf, wordValues } from './statementValues.ts';

/** The factor for documents that are in two areas, and count twice. */
const MARGIN = 2;

/** The ways in which a provider matches a route. */
export type LaneKind = 'direct' | 'return' | 'bothEnds' | 'oneEnd';

/** A provider that matches a route by more than one end. */
export interface LaneMatch {
  providerId: number;
  kind: LaneKind;
  /** The id of the matching lane; null for a provider that serves both ends. */
  laneId: number | null;
  /** The card of the provider, if it was read with the lane. */
  card: Card | null;
}

interface LaneRow extends Pick<LaneMatch, 'card'> {
  laneId: number;
  providerId: number;
  isFresh: boolean;
  state: string;
}

/**
 * The providers that drive a route, best first: by lanes in its direction, by lanes of the return trip, and providers
 * that serve both ends. Narrow claims precede wide ones, and each provider occurs once. Runs three concurrent
 * statements, each with its words. `size`: the number of rows per statement whose cards are read, too.
 */
export async function findLanes(
  pool: Queryable,
  gazetteer: Gazetteer,
  route: readonly [Place, Place],
  { lanes: asked, ends: there }: { lanes: Understanding | null; ends: Understanding | null },
  size: number,
): Promise<LaneMatch[]> {
  const directory = await readDirectory(pool);
  const ends = endsOf(gazetteer, route);
  const searchFor = (words: Understanding | null): RouteSearch => ({
    ...{ pool, directory, ends, words },
    values: { ...wordValues(words, 1), ...endValues(ends, directory) },
  });
  const [direct, back, both] = await Promise.all([
    readLanes(searchFor(asked), false, size),
    readLanes(searchFor(asked), true, size),
    servingBoth(searchFor(there), size),
  ]);
  const matches = (kind: LaneKind, rows: LaneRow[]): LaneMatch[] =>
    rows.map(({ laneId, ...row }) => ({ ...row, kind, laneId: kind === 'bothEnds' ? null : laneId }));
  const all = [
    ...matches(
      'direct',
      direct.filter(({ isFresh }) => isFresh),
    ),
    ...matches(
      'return',
      back.filter(({ isFresh }) => isFresh),
    ),
    ...matches(
      'bothEnds',
      direct.filter(({ isFresh }) => !isFresh),
    ),
    ...both.map((row): LaneMatch => ({ ...row, kind: 'bothEnds', laneId: null })),
  ];
  return [...Map.groupBy(all, ({ providerId }) => providerId).values()].map(([best]) => best!);
}

/** The requested services; null for any service. */
function servicesOf(words: Understanding | null): number[] | null {
  const asked = words ? (words.narrowed?.[0] ?? words.likely) : [];
  return asked.length > 0 ? asked : null;
}

interface RouteSearch {
  pool: Queryable;
  directory: Directory;
  ends: readonly [End, End];
  words: Understanding | null;
  values: Values;
}

/** The lanes in the direction of the route or of the return trip, the narrowest claims first. */
async function readLanes(
  { pool, directory, ends, words, values }: RouteSearch,
  isReturn: boolean,
  size: number,
): Promise<LaneRow[]> {
  const [start, goal] = ends;
  const driven = { start: start.place.kind, goal: goal.place.kind, words: shapeOf(words, 1).words, isReturn };
  const more = { offers: servicesOf(words), size };
  const rows = await run<LaneRow>(pool, nameOfLanes(driven), () => lanesStatement(driven), { ...values, ...more });
  if (rows[0]) isCurrent(pool, directory, rows[0].state);
  return rows;
}

type AtBothEnds = Pick<LaneMatch, 'providerId' | 'card'>;

/** The providers with a place at both ends, best first. */
async function servingBoth({ pool, directory, words, values }: RouteSearch, size: number): Promise<AtBothEnds[]> {
  const read = (tier: number) => {
    const shape = { words: shapeOf(words, 1).words, tier: tier === LAST_TIER ? null : tier };
    return run<AtBothEnds>(pool, nameOfBothEnds(shape), () => bothEndsStatement(shape), { ...values, size });
  };
  const areas = [values.start_areas, values.goal_areas] as [number[], number[]];
  const share = (words?.filters[0]?.documents ?? directory.documents) / Math.max(directory.documents, 1);
  // documents in an area of both ends are at both ends
  const expected = share * directory.documentsIn(areas[0].filter((code) => areas[1].includes(code)));
  const areMany = Math.min(...areas.map(directory.documentsIn)) > 10 * EXACT_LIMIT;
  const tier = Math.min(tierWith(directory, expected, MARGIN * LANES.both), areMany ? LANES.tier : LAST_TIER);
  const best = await read(tier);
  return tier < LAST_TIER && best.length < LANES.both ? read(LAST_TIER) : best;
}

/** The cards of matches, in their order; null for providers that are not approved. */
export async function cardsOf(pool: Queryable, matches: readonly LaneMatch[]): Promise<(Card | null)[]> {
  const ids = matches.flatMap(({ card, providerId }) => (card ? [] : providerId));
  const loaded = await loadCards(pool, ids);
  return matches.map(({ card, providerId }) => card ?? loaded[ids.indexOf(providerId)] ?? null);
}
