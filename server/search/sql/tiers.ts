import { ANYWHERE, BLOCK_SIZES, NEAR, TERM_WEIGHTS, TIER_SIZES } from '../weights.ts';

/** What one kind of search looks for, and how it scores what it finds. Slots are SQL. */
interface Kind {
  name: string;
  comment: string;
  /** Parameters between the tier and the start of the block. */
  parameters: string;
  variables?: string;
  /** The condition on a document `d`. `inTier` limits it to a tier and those before it; it is empty in the last tier. */
  matches: (inTier: string) => string;
  /** The order of documents `d` without their texts, largest first. */
  key: string;
  /** The distance of a candidate `t`, where there is a place. */
  kilometres?: string;
  /** The score of a candidate `c`. */
  score: string;
  blockSize: number;
  /** Many may match in the last tier: they are ordered without their texts, which are fetched for the block alone. */
  fetchesTextsLater: boolean;
}

const RELEVANCE = `ts_rank('{${TERM_WEIGHTS.description}, ${TERM_WEIGHTS.place}, ${TERM_WEIGHTS.service}, ${TERM_WEIGHTS.name}}', c.terms, ranking)`;
const NAME_BONUS = '1 + 1 / array_position(named, c.provider_id)::float8';
const IS_NAMED = 'd.provider_id = any (named)';
const FIRST_NAMED = `2 * (${IS_NAMED})::int::float8`;
const RANKED = `${RELEVANCE} + coalesce(${NAME_BONUS}, 0) + ${ANYWHERE.quality} * c.quality`;

const WORDS = 'filter tsquery, ranking tsquery, named int[]';
const PLACE = 'ring int[], place_codes int[], all_tier_codes int[], latitude float8, longitude float8, is_area boolean';
const AREA = 'cells int[], south float8, west float8, north float8, east float8';

const PLACE_VARIABLES = `
  stretch constant float8 := cos(radians(latitude));
  place constant int[] := place_codes[1:1];
  serving constant int[] := place_codes[2:];`;

const squared = (latitude: string, longitude: string) =>
  `(${latitude} - latitude) ^ 2 + ((${longitude} - longitude) * stretch) ^ 2`;

// least() skips places that do not exist. A query for each document, to find its nearest place, took longer than the rest.
const KILOMETRES = `case
          when is_area and t.areas && place then 0
          else least(case when t.areas && serving then ${NEAR.servingKm}::float8 end,
            case when cardinality(t.latitudes) <= 3 then 111.2 * sqrt(least(
              ${[1, 2, 3].map((nth) => squared(`t.latitudes[${nth}]`, `t.longitudes[${nth}]`)).join(',\n              ')}))
            else (select 111.2 * sqrt(min(${squared('y', 'x')})) from unnest(t.latitudes, t.longitudes) as at (y, x)) end)
          end`;

/** The condition on a document of which a place lies in the area: the cells find it, the coordinates decide. */
export const WITHIN_AREA = `d.areas && cells and exists (select 1 from unnest(d.latitudes, d.longitudes) as at (y, x)
            where y between south and north and x between west and east)`;

const KINDS: Kind[] = [
  {
    name: 'near',
    comment: `With words, around a place. In the order of \`key\`: those of the name, then those of the place itself, then the
-- others in the ring, each by quality. \`place_codes\`: the code of the place, then those of providers that serve an area
-- around it. \`all_tier_codes\` are looked for in all tiers. \`is_area\`: the place is a region or country, and everything in
-- it is at distance 0. The score is relevance and a little quality, falling with the distance of the nearest place of the
-- provider, so that further out the nearer come first.`,
    parameters: `${WORDS}, ${PLACE}`,
    variables: PLACE_VARIABLES,
    matches: (inTier) =>
      `(d.terms @@ filter and d.areas && ring ${inTier})${inTier && ' or (d.terms @@ filter and d.areas && all_tier_codes)'} or ${IS_NAMED}`,
    key: `d.quality + (d.areas && place)::int::float8 + ${FIRST_NAMED}`,
    kilometres: KILOMETRES,
    score: `(${NEAR.match} + ${RELEVANCE} + ${NEAR.quality} * c.quality) / (1 + c.km / ${NEAR.halfAtKm})
        + coalesce((${NAME_BONUS}) / (1 + (c.km / ${NEAR.nameHalfAtKm}) ^ 2), 0)`,
    blockSize: BLOCK_SIZES.near,
    fetchesTextsLater: true,
  },
  {
    name: 'around',
    comment: 'Without words, around a place.',
    parameters: PLACE,
    variables: PLACE_VARIABLES,
    matches: (inTier) => `(d.areas && ring ${inTier})${inTier && ' or (d.areas && all_tier_codes)'}`,
    key: 'd.quality + (d.areas && place)::int::float8',
    kilometres: KILOMETRES,
    score: `(1 + ${NEAR.qualityWithoutWords} * c.quality) / (1 + c.km / ${NEAR.halfAtKm})`,
    blockSize: BLOCK_SIZES.near,
    fetchesTextsLater: true,
  },
  {
    name: 'anywhere',
    comment: `With words, without a place: in the order of quality, those of the name before all; of these, those whose whole name
-- it is come first.`,
    parameters: WORDS,
    matches: (inTier) => `(d.terms @@ filter ${inTier}) or ${IS_NAMED}`,
    key: `d.quality + ${FIRST_NAMED}`,
    score: RANKED,
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: true,
  },
  {
    name: 'ranked_within',
    comment: 'With words, within an area of the map: scored as anywhere.',
    parameters: `${WORDS}, ${AREA}`,
    matches: (inTier) => `d.terms @@ filter ${inTier} and ${WITHIN_AREA}`,
    key: `d.quality + ${FIRST_NAMED}`,
    score: RANKED,
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: false,
  },
  {
    name: 'all_within',
    comment: 'Without words, within an area of the map: by quality.',
    parameters: AREA,
    matches: (inTier) => `true ${inTier} and ${WITHIN_AREA}`,
    key: 'd.quality::float8',
    score: 'c.quality::float8',
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: false,
  },
];

const TEXTS = ['quality', 'latitudes', 'longitudes', 'areas', 'terms'];

/** The first block of documents below its start. */
function candidates({ matches, key, blockSize }: Kind, inTier: string, columns: string): string {
  return `
        select k.* from (
          select ${columns}, d.provider_id, ${key} as key
          from (
            select *, ctid as at, false as is_pending from search.document
            union all
            select *, null::tid, true from search.pending_document
          ) d
          where ${matches(inTier)}
        ) k
        where block_start is null or (k.key, -k.provider_id) < (block_start, -block_start_id)
        order by k.key desc, k.provider_id limit ${blockSize}`;
}

/** The same in the last tier, where all that match are counted. Pending documents are in no table that has positions. */
function lastCandidates(kind: Kind): string {
  const total = 'count(*) over () as total';
  if (!kind.fetchesTextsLater) return candidates(kind, '', `${columnsOf('d')}, ${total}`);
  const pending = TEXTS.map((name) => `case when d.is_pending then d.${name} end as ${name}`).join(', ');
  return `
        select ${TEXTS.map((name) => `coalesce(x.${name}, l.${name}) as ${name}`).join(', ')}, l.total, l.provider_id, l.key
        from (${candidates(kind, '', `d.at, ${total}, ${pending}`)}
        ) l left join search.document x on x.ctid = l.at`;
}

const columnsOf = (table: string) => TEXTS.map((name) => `${table}.${name}`).join(', ');

function branch(kind: Kind, tier: number): string {
  const isLast = tier === TIER_SIZES.length;
  const found = isLast
    ? lastCandidates(kind)
    : candidates(kind, `and d.tier <= ${tier}`, `${columnsOf('d')}, null::int as total`);
  // "offset 0": or the distance is computed once for each use
  return `
    when ${tier} then
      select array_agg(s.provider_id), array_agg(s.score), array_agg(s.km), array_agg(s.key), max(s.total)
      into ids, scores, distances, keys, total
      from (
        select c.*, ${kind.score} as score
        from (
        select t.provider_id, t.key, t.total, t.quality, t.terms, ${kind.kilometres ?? 'null::float8'} as km
        from (${found}
        ) t${kind.kilometres ? ' offset 0' : ''}
        ) c
        order by score desc, c.provider_id
      ) s;`;
}

/**
 * Blocks of documents of each kind of search, scored and in order, as parallel arrays: the best candidates below where the
 * block starts. `total`: how many match in all, in the last tier. One statement for each tier with those before it, because
 * PostgreSQL uses the index of a tier only where the tier is written out.
 */
export function renderTiers(): string {
  const tiers = Array.from({ length: TIER_SIZES.length + 1 }, (_, tier) => tier);
  const functions = KINDS.map(
    (kind) => `
-- ${kind.comment}
create or replace function search.${kind.name}(tier int, ${kind.parameters}, block_start float8, block_start_id int,
  out ids int[], out scores float8[], out distances float8[], out keys float8[], out total int)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$${kind.variables ? `\ndeclare${kind.variables}` : ''}
begin
  case tier${tiers.map((tier) => branch(kind, tier)).join('')}
  end case;
end $$;`,
  );
  return [...functions, indexes()].join('\n');
}

/** Samples of 1/16 and 1/256 are for estimated counts. */
function indexes(): string {
  const parts = [
    '',
    ...TIER_SIZES.map((_, tier) => ` where tier <= ${tier}`),
    ...[16, 256].map((nth) => ` where provider_id % ${nth} = 7`),
  ];
  const gin = 'create index on search.document_next using gin (terms, areas) with (fastupdate = off)';
  return `
-- The indexes of a table of documents that is about to replace the present one.
create or replace function search.index_documents() returns void language plpgsql as $$
begin
  create unique index on search.document_next (provider_id);
  ${parts.map((part) => `${gin}${part};`).join('\n  ')}
end $$;`;
}
