import { LANE_FRESH_MONTHS } from '#shared/lane.ts';
import { cardOf } from './block.ts';
import { all, hasWords, type Tier, upTo } from './kinds.ts';
import { LANES, STATE } from './weights.ts';

/** The column in which a lane has exactly the requested end, by the kind of the end. */
const EXACT = { city: 'id', region: 'region_id', country: 'country_id' } as const;

/** All ways in which a lane can cover the requested end: the condition, and the width of the claim. */
const ENDS = {
  city: [
    {
      column: EXACT.city,
      is: (side: Side) => `any ($${side}_near)`,
      width: (side: Side, at: string) => `case ${at} when $${side}_id then 0 when $${side}_region then 2 else 1 end`,
    },
    { column: 'id', is: (side: Side) => `$${side}_outer`, width: () => '3' },
  ],
  region: [
    { column: EXACT.region, is: (side: Side) => `$${side}_id`, width: () => '0' },
    { column: 'id', is: (side: Side) => `$${side}_outer`, width: () => '3' },
  ],
  country: [{ column: EXACT.country, is: (side: Side) => `$${side}_id`, width: () => '0' }],
} as const;
type Side = 'start' | 'goal';

export interface Driven {
  /** The kinds of both ends. */
  start: keyof typeof ENDS;
  goal: keyof typeof ENDS;
  /** The number of conditions that the words have. */
  words: number;
  /** Whether lanes of the return trip are read. */
  isReturn: boolean;
}

/** The condition on the provider of a lane `l`. */
const isMeant = (
  words: string,
) => `coalesce((select ${words} from search.document d where d.provider_id = l.provider_id),
        l.provider_id in (select d.provider_id from search.pending_document d where ${words}))`;

/** The order of claims by their width: first by the wider end. */
const widthOf = (start: string, goal: string) => `4 * greatest(${start}, ${goal}) + ${start} + ${goal}`;

/** The card of a row, only for the first `$size` rows: those of a page. */
const cardOfFirst = (row: string) => `case when row_number() over () <= $size then ${cardOf(row)} end`;

export const nameOfLanes = ({ start, goal, words, isReturn }: Driven) =>
  `search.lanes.${start}.${goal}.w${words}${isReturn ? '.return' : ''}`;

/**
 * The lanes of a route, or of its return trip: the narrowest claims first, lanes of one direction before those of both,
 * and the first rows with their cards. Words are looked up in this order, until there are enough rows. If there are
 * enough lanes between exactly the two places, no others are read.
 */
export function lanesStatement({ start, goal, words, isReturn }: Driven): string {
  const [from, to] = isReturn ? (['to', 'from'] as const) : (['from', 'to'] as const);
  const most = isReturn ? LANES.back : LANES.direct;
  const lanes = (width: string, is: string) => `
      (select l.*, ${width} as width from search.lane l where ${is}${isReturn ? ' and not l.both_ways' : ''})`;
  const isExact = `l.${from}_${EXACT[start]} = $start_id and l.${to}_${EXACT[goal]} = $goal_id`;
  const pairs = ENDS[start].flatMap((a) =>
    ENDS[goal].flatMap((b) => {
      const is = `l.${from}_${a.column} = ${a.is('start')} and l.${to}_${b.column} = ${b.is('goal')}`;
      if (is === isExact) return [];
      const width = widthOf(a.width('start', `l.${from}_id`), b.width('goal', `l.${to}_id`));
      return lanes(width, a === ENDS[start][0] && b === ENDS[goal][0] ? `${is} and not (${isExact})` : is);
    }),
  );
  const order = 'l.width, l.both_ways, l.quality desc, l.provider_id, l.lane_id';
  const asked = `($offers is null or l.service_id is null or l.service_id = any ($offers))${words > 0 ? ` and ${isMeant(hasWords({ words }))}` : ''}`;
  const best = (
    all: readonly string[],
    is: string,
  ) => `select l.* from (select l.* from (${all.join('\n      union all')}
    ) l order by ${order} limit ${LANES.read}) l where ${is} limit ${most}`;
  const wider = `,
  wider as (${best(pairs, `(select count(*) from exact) < ${most} and ${asked}`)})`;
  return `with exact as materialized (${best([lanes('0', isExact)], asked)})${pairs.length > 0 ? wider : ''}
  select l.lane_id as "laneId", l.provider_id as "providerId",
    l.confirmed_at > now() - interval '${LANE_FRESH_MONTHS} months' as "isFresh", (${STATE}) as state, ${cardOfFirst('l')} as card
  from (select * from (select * from exact${pairs.length > 0 ? ' union all select * from wider' : ''}) l order by ${order} limit ${most}) l`;
}

export const nameOfBothEnds = ({ words, tier }: { words: number; tier: Tier }) =>
  `search.both_ends.${tier === null ? 'all' : `t${tier}`}.w${words}`;

/**
 * The best providers with a place in the areas of both ends, up to a tier of quality; the first rows have their cards.
 */
export function bothEndsStatement({ words, tier }: { words: number; tier: Tier }): string {
  const isAtBoth = all('d.areas && $start_areas', 'd.areas && $goal_areas', hasWords({ words }));
  return `select d.provider_id as "providerId", ${cardOfFirst('d')} as card from (select * from (
      select d.provider_id, d.quality from search.document d where ${all(upTo(tier), isAtBoth)}
      union all
      select d.provider_id, d.quality from search.pending_document d where ${isAtBoth}
    ) d order by d.quality desc, d.provider_id limit ${LANES.both}) d`;
}
