import {
  ALL_NEEDS_BONUS,
  ANYWHERE,
  BLOCK_SIZES,
  NAME_BONUS,
  NEAR,
  REACHES,
  SERVICE_BONUS,
  TERM_WEIGHTS,
} from '../weights.ts';

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

// the second weight is of nothing that is ranked
const RELEVANCE = `ts_rank('{${TERM_WEIGHTS.description}, ${TERM_WEIGHTS.place}, 0, ${TERM_WEIGHTS.name}}', c.terms, wanted.ranking)
        + ${SERVICE_BONUS} * coalesce((c.terms @@ wanted.offered)::int, 0)
        + ${ALL_NEEDS_BONUS} * coalesce((c.terms @@ wanted.all_needs)::int, 0)`;
const BONUS = `${NAME_BONUS.each} + ${NAME_BONUS.first} / array_position(wanted.named, c.provider_id)::float8`;
const IS_NAMED = 'd.provider_id = any (wanted.named)';
const FIRST = `2 * coalesce((d.terms @@ wanted.all_needs)::int, 0)::float8 + 4 * (${IS_NAMED})::int::float8`;
const RANKED = `${RELEVANCE} + coalesce(${BONUS}, 0) + ${ANYWHERE.quality} * c.quality`;

const WORDS = 'filter tsquery, wanted search.wanted';
const PLACE =
  'ring int[], all_tier_codes int[], point search.point, second search.point, within_km float8, is_beyond boolean';
const AREA = 'cells int[], south float8, west float8, north float8, east float8';

/** What conditions on a place have beside its parameters. */
export const PLACE_VARIABLES = `
  place constant int[] := array_remove(array[-point.id, -second.id], null);
  stretch constant float8 := cos(radians(point.latitude));
  second_stretch constant float8 := cos(radians(second.latitude));`;

/**
 * Of what the expression is for each offer of a document, the least: of the services whose very name was typed, where it
 * offers any; else of those that were named; else of all, for then its name or description has the words.
 */
const leastOfOffers = (value: string, offers: string, hasWords: boolean) => {
  const least = hasWords
    ? `coalesce(min(o.value) filter (where o.service = any (wanted.exact)),
            min(o.value) filter (where o.service = any (wanted.services)), min(o.value))`
    : 'min(o.value)';
  return `(select ${least} from (select offer.service, ${value} as value from unnest(${offers}) offer) o)`;
};

/** The kilometres from a point to an offer. The middle of a region or country is no place: it is beyond all that is near. */
const kilometresFrom = (point: string, stretch: string) => {
  const straight = `111.2 * sqrt((offer.latitude - ${point}.latitude) ^ 2 + ((offer.longitude - ${point}.longitude) * ${stretch}) ^ 2)`;
  return `case when ${point}.id in (offer.region, offer.country) then 0
              when offer.served = any (${point}.served_by) then ${NEAR.servingKm}::float8
              when offer.served is null then ${straight}
              else greatest(${straight}, ${Math.max(...REACHES.near) + 1}) end`;
};

/** Of two places the nearer one counts. */
const kilometres = (offers: string, hasWords: boolean) => `case
          when second.id is null then ${leastOfOffers(kilometresFrom('point', 'stretch'), offers, hasWords)}
          else ${leastOfOffers(
            `least(${kilometresFrom('point', 'stretch')}, ${kilometresFrom('second', 'second_stretch')})`,
            offers,
            hasWords,
          )} end`;

/** The condition on a document `d` that is around the place. */
export const isWithinReach = (hasWords: boolean) => `${kilometres('d.offers', hasWords)} <= within_km`;

/** The condition on a document `d` with an offer in the area: the cells find it, the coordinates decide. */
export const isWithinArea = (hasWords: boolean) =>
  `d.areas && cells and ${leastOfOffers(
    'case when offer.served is null and offer.latitude between south and north and offer.longitude between west and east then 0 else 1 end',
    'd.offers',
    hasWords,
  )} = 0`;

const near = (score: string) => `case when is_beyond then 1 / (1 + c.km) else ${score} end`;

/** The kinds of search. */
export const KINDS: Kind[] = [
  {
    name: 'near',
    comment: `With words, around one place or two. In the order of \`key\`: those of the name, then those with all needs, then those
-- in the place itself, then the others in the ring, each by quality. \`all_tier_codes\` are looked for in all tiers.
-- \`within_km\`: how far the offer that is asked for may be, unless the provider has the very name; what lies in a region or country is at 0. The score is
-- relevance and a little quality, falling with the distance, so that further out the nearer come first. Where nobody is
-- near (\`is_beyond\`) the nearest are first.`,
    parameters: `${WORDS}, ${PLACE}`,
    variables: PLACE_VARIABLES,
    matches: (inTier) =>
      `(((d.terms @@ filter and d.areas && ring ${inTier})${
        inTier &&
        ` or (d.terms @@ filter and d.areas && all_tier_codes)
            or (d.terms @@ wanted.all_needs and d.areas && ring)`
      }) and ${isWithinReach(true)}) or ${IS_NAMED}`,
    key: `d.quality + (d.areas && place)::int::float8 + ${FIRST}`,
    kilometres: kilometres('t.offers', true),
    score: near(`(${NEAR.match} + ${RELEVANCE} + ${NEAR.quality} * c.quality) / (1 + c.km / ${NEAR.halfAtKm})
        + coalesce((${BONUS}) / (1 + (c.km / ${NEAR.nameHalfAtKm}) ^ 2), 0)`),
    blockSize: BLOCK_SIZES.near,
    fetchesTextsLater: true,
  },
  {
    name: 'around',
    comment: 'Without words, around one place or two.',
    parameters: PLACE,
    variables: PLACE_VARIABLES,
    matches: (inTier) => `((d.areas && ring ${inTier})${inTier && ' or (d.areas && all_tier_codes)'})
            and ${isWithinReach(false)}`,
    key: 'd.quality + (d.areas && place)::int::float8',
    kilometres: kilometres('t.offers', false),
    score: near(`(1 + ${NEAR.qualityWithoutWords} * c.quality) / (1 + c.km / ${NEAR.halfAtKm})`),
    blockSize: BLOCK_SIZES.near,
    fetchesTextsLater: true,
  },
  {
    name: 'anywhere',
    comment: `With words, without a place: in the order of quality, those of the name before all, then those with all needs; of the
-- named ones, those whose whole name it is come first.`,
    parameters: WORDS,
    matches: (inTier) => `(d.terms @@ filter ${inTier})${inTier && ' or d.terms @@ wanted.all_needs'} or ${IS_NAMED}`,
    key: `d.quality + ${FIRST}`,
    score: RANKED,
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: true,
  },
  {
    name: 'ranked_within',
    comment: 'With words, within an area of the map: scored as anywhere.',
    parameters: `${WORDS}, ${AREA}`,
    matches: (inTier) => `d.terms @@ filter ${inTier} and ${isWithinArea(true)}`,
    key: `d.quality + ${FIRST}`,
    score: RANKED,
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: false,
  },
  {
    name: 'all_within',
    comment: 'Without words, within an area of the map: by quality.',
    parameters: AREA,
    matches: (inTier) => `true ${inTier} and ${isWithinArea(false)}`,
    key: 'd.quality::float8',
    score: 'c.quality::float8',
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: false,
  },
];
