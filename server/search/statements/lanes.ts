import { LANE_FRESH_MONTHS } from '#shared/lane.ts';
import { cardOf } from './block.ts';
import { all, hasWords, type Tier, upTo } from './kinds.ts';
import { LANES, STATE } from './weights.ts';

/** The ways in which a lane has the requested end, by its kind: the condition, and how wide a claim that is. */
const ENDS = {
  city: [
    {
      column: 'id',
      is: (side: Side) => `any ($${side}_near)`,
      width: (side: Side, at: string) => `case ${at} when $${side}_id then 0 when $${side}_region then 2 else 1 end`,
    },
    { column: 'id', is: (side: Side) => `$${side}_outer`, width: () => '3' },
  ],
  region: [
    { column: 'region_id', is: (side: Side) => `$${side}_id`, width: () => '0' },
    { column: 'id', is: (side: Side) => `$${side}_outer`, width: () => '3' },
  ],
  country: [{ column: 'country_id', is: (side: Side) => `$${side}_id`, width: () => '0' }],
} as const;
type Side = 'start' | 'goal';

export interface Driven {
  /** The kinds of both ends. */
  start: keyof typeof ENDS;
  goal: keyof typeof ENDS;
  /** The number of conditions that the words have. */
  words: number;
}

/** The condition on the provider of a lane `l`. */
const isMeant = (
  words: string,
) => `coalesce((select ${words} from search.document d where d.provider_id = l.provider_id),
        l.provider_id in (select d.provider_id from search.pending_document d where ${words}))`;

/** First by the wider end. */
const widthOf = (start: string, goal: string) => `4 * greatest(${start}, ${goal}) + ${start} + ${goal}`;

/**
 * The lanes of each pair of ways, the narrowest claims first, and those of one direction before those of both. Words are
 * looked up in that order, until there are enough.
 */
function between(driven: Driven, isReturn: boolean): string {
  const [from, to] = isReturn ? (['to', 'from'] as const) : (['from', 'to'] as const);
  const pairs = ENDS[driven.start].flatMap((a) =>
    ENDS[driven.goal].map(
      (b) => `
      (select l.*, ${widthOf(a.width('start', `l.${from}_id`), b.width('goal', `l.${to}_id`))} as width
      from search.lane l
      where l.${from}_${a.column} = ${a.is('start')} and l.${to}_${b.column} = ${b.is('goal')}${isReturn ? ' and not l.both_ways' : ''}
      order by width, l.quality desc limit ${LANES.read})`,
    ),
  );
  const card = isReturn ? 'null' : `case when row_number() over () <= $size then ${cardOf('l')} end`;
  return `(select l.lane_id as "laneId", l.provider_id as "providerId", ${isReturn} as "isReturn",
      l.confirmed_at > now() - interval '${LANE_FRESH_MONTHS} months' as "isFresh", (${STATE}) as state, ${card} as card
    from (select l.* from (select * from (${pairs.join('\n      union all')}
    ) l order by l.width, l.both_ways, l.quality desc, l.provider_id, l.lane_id) l
    where ($offers is null or l.service_id is null or l.service_id = any ($offers))${driven.words > 0 ? ` and ${isMeant(hasWords(driven))}` : ''}
    limit ${isReturn ? LANES.back : LANES.direct}) l)`;
}

export const nameOfLanes = ({ start, goal, words }: Driven) => `search.lanes.${start}.${goal}.w${words}`;

/** The lanes of a route, the first ones with the cards of their providers, and of the way back, each the narrowest claims first. */
export const lanesStatement = (driven: Driven) => `${between(driven, false)}
  union all ${between(driven, true)}`;

export const nameOfBothEnds = ({ words, tier }: { words: number; tier: Tier }) =>
  `search.both_ends.${tier === null ? 'all' : `t${tier}`}.w${words}`;

/** The best providers with a place in the areas of both ends, up to a tier of quality. */
export function bothEndsStatement({ words, tier }: { words: number; tier: Tier }): string {
  const isAtBoth = all('d.areas && $start_areas', 'd.areas && $goal_areas', hasWords({ words }));
  return `select d.provider_id as id from (
      select d.provider_id, d.quality from search.document d where ${all(upTo(tier), isAtBoth)}
      union all
      select d.provider_id, d.quality from search.pending_document d where ${isAtBoth}
    ) d order by d.quality desc, d.provider_id limit ${LANES.both}`;
}
