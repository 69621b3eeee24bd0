import { ANYWHERE, BLOCK_SIZES, NAME_BONUS, NEAR, TERM_WEIGHTS } from '../weights.ts';

/** What one kind of search looks for, and how it scores what it finds. Slots are SQL. */
export interface Kind {
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
const BONUS = `${NAME_BONUS.each} + ${NAME_BONUS.first} / array_position(named, c.provider_id)::float8`;
const IS_NAMED = 'd.provider_id = any (named)';
const FIRST_NAMED = `2 * (${IS_NAMED})::int::float8`;
const RANKED = `${RELEVANCE} + coalesce(${BONUS}, 0) + ${ANYWHERE.quality} * c.quality`;

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

/** The kinds of search. */
export const KINDS: Kind[] = [
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
        + coalesce((${BONUS}) / (1 + (c.km / ${NEAR.nameHalfAtKm}) ^ 2), 0)`,
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
