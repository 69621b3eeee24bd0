import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Queryable } from '#server/platform/db.ts';
import { LANE_FRESH_MONTHS } from '#shared/lane.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { type End, endAt, type Level } from './routeEnds.ts';
import { LANES } from './statements/weights.ts';

/** How a provider matches a route. */
export type LaneKind = 'direct' | 'return' | 'bothEnds' | 'oneEnd';

/** A provider that matches a route better than by one end. */
export interface LaneMatch {
  providerId: number;
  kind: LaneKind;
  /** The lane that matches; null for one that serves both ends. */
  laneId: number | null;
}

interface LaneRow {
  laneId: number;
  providerId: number;
  fromId: number;
  toId: number;
  isReturn: boolean;
  isFresh: boolean;
  quality: number;
}

/**
 * The providers that drive a route, best first: lanes in its direction, then lanes of the way back, then who serves both
 * ends. Narrow claims come before wide ones, and each provider once. Two statements.
 */
export async function findLanes(
  pool: Queryable,
  gazetteer: Gazetteer,
  [from, to]: readonly [Place, Place],
  words: Understanding | null,
): Promise<LaneMatch[]> {
  const [start, goal] = [endAt(gazetteer, from), endAt(gazetteer, to)];
  const [lanes, both] = await Promise.all([readLanes(pool, start, goal, words), servingBoth(pool, start, goal, words)]);
  const width = ({ fromId, toId, isReturn }: LaneRow) => {
    const ends = isReturn ? [start.width(toId), goal.width(fromId)] : [start.width(fromId), goal.width(toId)];
    return widthOf(ends[0]!, ends[1]!);
  };
  const best = lanes
    .map((lane) => ({ ...lane, width: width(lane) }))
    .sort((a, b) => a.width - b.width || b.quality - a.quality || a.providerId - b.providerId);
  const matches = (kind: LaneKind, is: (lane: LaneRow) => boolean): LaneMatch[] =>
    best
      .filter(is)
      .map(({ providerId, laneId }) => ({ providerId, kind, laneId: kind === 'bothEnds' ? null : laneId }));
  const all = [
    ...matches('direct', ({ isReturn, isFresh }) => isFresh && !isReturn),
    ...matches('return', ({ isReturn, isFresh }) => isFresh && isReturn),
    ...matches('bothEnds', ({ isFresh, isReturn }) => !isFresh && !isReturn),
    ...both.map((providerId): LaneMatch => ({ providerId, kind: 'bothEnds', laneId: null })),
  ];
  return [...new Map(all.toReversed().map((match) => [match.providerId, match])).values()].toReversed();
}

/** How wide a claim is, from the widths of its ends: first by the wider one. */
const widthOf = (start: number, goal: number) => 4 * Math.max(start, goal) + start + goal;

/** The words as one condition on a document; null for none. */
function conditionOf(words: Understanding | null): string | null {
  const parts = words?.filters[0]?.parts.filter((part) => part !== null) ?? [];
  return parts.length > 0 ? parts.map((part) => `(${part})`).join('&') : null;
}

/** The requested services; null for any. */
function servicesOf(words: Understanding | null): number[] | null {
  const asked = words ? (words.narrowed?.[0] ?? [...words.exact, ...words.likely, ...words.services]) : [];
  return asked.length > 0 ? asked : null;
}

const HAS_WORDS = `exists (
      select from search.document d where d.provider_id = l.provider_id and d.terms @@ $1::text::tsquery
      union all select from search.pending_document d where d.provider_id = l.provider_id and d.terms @@ $1::text::tsquery)`;

/** The lanes that match, the narrowest claims first: those of each width up to a limit. */
async function readLanes(pool: Queryable, start: End, goal: End, words: Understanding | null): Promise<LaneRow[]> {
  const condition = conditionOf(words);
  const values: unknown[] = [condition, servicesOf(words)];
  const is = (side: 'from' | 'to', { column, ids }: Level) => {
    const at = values.push(ids);
    return `l.${side}_${column} = any ($${at}::int[])`;
  };
  const pairs = start.levels
    .flatMap((a, i) => goal.levels.map((b, j) => ({ a, b, width: widthOf(i, j) })))
    .filter(({ a, b }) => a.ids.length > 0 && b.ids.length > 0)
    .sort((one, other) => one.width - other.width);
  const branch = (conditions: string, isReturn: boolean) => `
    (select l.lane_id, l.provider_id, l.from_id, l.to_id, ${isReturn} as is_return, l.confirmed_at, l.quality
    from (
      select * from search.lane l where ${conditions} order by l.quality desc limit ${LANES.read}
    ) l
    where ($2::int[] is null or l.service_id is null or l.service_id = any ($2::int[]))
      ${condition === null ? 'and $1::text is null' : `and ${HAS_WORDS}`}
    order by l.quality desc limit ${LANES.direct})`;
  const direct = pairs.map(({ a, b }) => branch(`${is('from', a)} and ${is('to', b)}`, false));
  const back = pairs.map(({ a, b }) => branch(`${is('from', b)} and ${is('to', a)} and not l.both_ways`, true));
  const upTo = (branches: string[], most: number) =>
    `(select * from (${branches.join('\n    union all')}) each limit ${most})`;
  const { rows } = await pool.query<LaneRow>({
    name: `search.lanes ${start.levels.map(({ ids }) => ids.length > 0)} ${start.place.kind} ${goal.levels.map(({ ids }) => ids.length > 0)} ${goal.place.kind} ${condition !== null}`,
    text: `select lane_id as "laneId", provider_id as "providerId", from_id as "fromId", to_id as "toId", is_return as "isReturn",
        quality, confirmed_at > now() - interval '${LANE_FRESH_MONTHS} months' as "isFresh"
      from (${upTo(direct, LANES.direct)} union all ${upTo(back, LANES.back)}) found`,
    values,
  });
  return rows;
}

/** The best documents that are read first, by their tier. */
const FIRST_TIER = 4;

/** The providers with a place at both ends, best first. */
async function servingBoth(pool: Queryable, start: End, goal: End, words: Understanding | null): Promise<number[]> {
  const condition = conditionOf(words);
  const hasWords = condition === null ? '$3::text is null' : 'd.terms @@ $3::text::tsquery';
  const there = `d.areas && $1::int[] and d.areas && $2::int[] and ${hasWords}`;
  const read = async (tier: number | null) => {
    const { rows } = await pool.query<{ id: number }>({
      name: `search.both_ends ${tier} ${condition !== null}`,
      text: `select d.provider_id as id from (
          select provider_id, quality from search.document d where ${there} ${tier === null ? '' : `and d.tier <= ${tier}`}
          union all select provider_id, quality from search.pending_document d where ${there}
        ) d order by quality desc, provider_id limit ${LANES.both}`,
      values: [start.areas, goal.areas, condition],
    });
    return rows.map(({ id }) => id);
  };
  const best = await read(FIRST_TIER);
  return best.length < LANES.both ? read(null) : best;
}
