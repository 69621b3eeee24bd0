import { isSiteNear, isSiteWithin, isWithinArea, isWithinReach, kilometres, type Shape } from './sites.ts';
import { ALL_NEEDS_BONUS, ANYWHERE, BLOCK_SIZES, NAME_BONUS, NEAR, SERVICE_BONUS, TERM_WEIGHTS } from './weights.ts';

/** The last tier of quality that is searched; null for all tiers. */
export type Tier = number | null;

/** The conditions of one kind of search, and the score of its matches, as fragments of SQL. */
export interface Kind {
  /**
   * The conditions on a document `d`, which are mutually exclusive: an index supports each of them, but not a
   * disjunction. `isAlone`: only documents in the place itself, which has enough of them.
   */
  matches: (shape: Shape, tier: Tier, isAlone?: boolean) => string[];
  /** The sort key of documents `d` without their texts, largest first. */
  key: (shape: Shape) => string;
  /** The distance of a candidate `t`, if there is a place. */
  kilometres?: (shape: Shape) => string;
  /** The score of a candidate `c`. */
  score: (shape: Shape) => string;
  blockSize: number;
  /**
   * Whether very many documents may match in the last tier: they are sorted without their texts, which are fetched for
   * the block only.
   */
  fetchesTextsLater?: true;
  /** The condition on a site `s`: for a provider with several sites, only services at matching ones are counted. */
  isSite?: (shape: Shape) => string;
}

const NAMED = '((select ids from named)::int[])';
const IS_NAMED = `d.provider_id = any ${NAMED}`;

// the second weight belongs to a part that is not ranked
const relevance = ({ hasNeeds }: Shape) =>
  `ts_rank('{${TERM_WEIGHTS.description}, ${TERM_WEIGHTS.place}, 0, ${TERM_WEIGHTS.name}}', c.terms, $ranking)
      + ${SERVICE_BONUS} * coalesce((c.terms @@ $offered)::int, 0)${
        hasNeeds ? ` + ${ALL_NEEDS_BONUS} * (c.terms @@ $all_needs)::int` : ''
      }`;
const BONUS = `${NAME_BONUS.each} + ${NAME_BONUS.first} / array_position(${NAMED}, c.provider_id)::float8`;

/** The addend of the key that puts providers with the name, then those with all needs, before all others. */
const first = ({ hasNeeds, isNamed }: Shape) =>
  `${hasNeeds ? ' + 2 * (d.terms @@ $all_needs)::int::float8' : ''}${isNamed ? ` + 4 * (${IS_NAMED})::int::float8` : ''}`;

const ranked = (shape: Shape) =>
  `${relevance(shape)}${shape.isNamed ? ` + coalesce(${BONUS}, 0)` : ''} + ${ANYWHERE.quality} * c.quality`;

/** The condition of the words on a document `d`. */
export const hasWords = ({ words }: Pick<Shape, 'words'>) =>
  words === 0 ? 'true' : Array.from({ length: words }, (_, nth) => `d.terms @@ $words_${nth + 1}`).join(' and ');

export const all = (...conditions: string[]) =>
  conditions.filter((condition) => condition !== 'true').join(' and ') || 'true';
export const upTo = (tier: Tier) => (tier === null ? 'true' : `d.tier <= ${tier}`);
const after = (tier: Tier, conditions: string[]) =>
  tier === null ? [] : conditions.map((condition) => `d.tier > ${tier} and ${condition}`);

/** The conditions, extended to providers with the name, wherever they are. */
const withNamed = ({ isNamed }: Shape, conditions: string[]) =>
  isNamed ? [...conditions.map((condition) => all(`d.provider_id <> all ${NAMED}`, condition)), IS_NAMED] : conditions;

/** The score, or without near providers the distance, so that the nearest come first. */
const falling = (score: (shape: Shape) => string) => (shape: Shape) =>
  shape.isBeyond ? '1 / (1 + c.km)' : score(shape);

const inRing = (shape: Shape, isWordy: boolean) => all('d.areas && $ring', isWithinReach(shape, isWordy));
const ofPlace = (shape: Shape, isWordy: boolean) => all('d.areas && $place', isWithinReach(shape, isWordy));
const inPlaceFirst = 'd.quality + (d.areas && $place)::int::float8';

/**
 * With words, around one or two places: providers with the name, those with all needs, those in the place itself, then
 * the others, each by quality. The score is relevance and a little quality, and decreases with the distance, so that at
 * larger distances the nearer providers come first. Those in the place itself are searched in all tiers.
 */
const near: Kind = {
  matches: (shape, tier, isAlone = false) =>
    withNamed(shape, [
      all(upTo(tier), hasWords(shape), inRing(shape, true)),
      ...after(tier, [
        ...(isAlone ? [] : [all(hasWords(shape), ofPlace(shape, true))]),
        ...(shape.hasNeeds
          ? [
              `d.terms @@ $all_needs and ${inRing(shape, true)}
        and not (${all(hasWords(shape), 'd.areas && $place')})`,
            ]
          : []),
      ]),
    ]),
  key: (shape) => inPlaceFirst + first(shape),
  kilometres: (shape) => kilometres('t', shape, true),
  score: falling(
    (shape) =>
      `(${NEAR.match} + ${relevance(shape)} + ${NEAR.quality} * c.quality) / (1 + c.km / ${NEAR.halfAtKm})${
        shape.isNamed ? ` + coalesce((${BONUS}) / (1 + (c.km / ${NEAR.nameHalfAtKm}) ^ 2), 0)` : ''
      }`,
  ),
  blockSize: BLOCK_SIZES.near,
  fetchesTextsLater: true,
  isSite: isSiteNear,
};

/** Without words, around one or two places. */
const around: Kind = {
  matches: (shape, tier, isAlone = false) => [
    all(upTo(tier), inRing(shape, false)),
    ...after(tier, isAlone ? [] : [ofPlace(shape, false)]),
  ],
  key: () => inPlaceFirst,
  kilometres: (shape) => kilometres('t', shape, false),
  score: falling(() => `(1 + ${NEAR.qualityWithoutWords} * c.quality) / (1 + c.km / ${NEAR.halfAtKm})`),
  blockSize: BLOCK_SIZES.near,
  fetchesTextsLater: true,
  isSite: isSiteNear,
};

/**
 * With words, without a place: by quality, providers with the name first, then those with all needs; among providers
 * with the name, those with exactly this name come first.
 */
const anywhere: Kind = {
  matches: (shape, tier) =>
    withNamed(shape, [
      all(upTo(tier), hasWords(shape)),
      ...after(tier, shape.hasNeeds ? ['d.terms @@ $all_needs'] : []),
    ]),
  key: (shape) => `d.quality::float8${first(shape)}`,
  score: ranked,
  blockSize: BLOCK_SIZES.anywhere,
  fetchesTextsLater: true,
};

/** With words, within an area of the map: scored like `anywhere`. */
const within: Kind = {
  matches: (shape, tier) => [all(upTo(tier), hasWords(shape), isWithinArea(shape, true))],
  key: (shape) => `d.quality::float8${first(shape)}`,
  score: ranked,
  blockSize: BLOCK_SIZES.anywhere,
  isSite: isSiteWithin,
};

/** Without words, within an area of the map: by quality. */
const allWithin: Kind = {
  matches: (shape, tier) => [all(upTo(tier), isWithinArea(shape, false))],
  key: () => 'd.quality::float8',
  score: () => 'c.quality::float8',
  blockSize: BLOCK_SIZES.anywhere,
  isSite: isSiteWithin,
};

/** Around one or two places, nearest first. */
const nearest: Kind = {
  matches: (shape) => [all(hasWords(shape), inRing(shape, true))],
  key: (shape) => `-(${kilometres('d', shape, true)})`,
  kilometres: (shape) => kilometres('t', shape, true),
  score: () => '-c.km',
  blockSize: BLOCK_SIZES.near,
  fetchesTextsLater: true,
};

const newest = {
  key: () => 'extract(epoch from d.approved_at)::float8',
  score: () => 'c.key',
};

/** Newest first: around one or two places, within an area of the map, or anywhere. */
const newestNear: Kind = {
  ...newest,
  matches: nearest.matches,
  kilometres: nearest.kilometres,
  blockSize: BLOCK_SIZES.near,
};
const newestWithin: Kind = {
  ...newest,
  matches: (shape) => [all(hasWords(shape), isWithinArea(shape, true))],
  blockSize: BLOCK_SIZES.anywhere,
};
const newestAnywhere: Kind = { ...newest, matches: (shape) => [hasWords(shape)], blockSize: BLOCK_SIZES.anywhere };

export const KINDS = {
  near,
  around,
  anywhere,
  within,
  allWithin,
  nearest,
  newestNear,
  newestWithin,
  newestAnywhere,
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;

/** The name component of a prepared statement. */
export const nameOfShape = ({ words, isNamed, hasNeeds, narrowed, hasSecond, isBeyond }: Shape) =>
  [
    `w${words}`,
    isNamed && 'named',
    hasNeeds && 'needs',
    narrowed && `n${narrowed}`,
    hasSecond && 'second',
    isBeyond && 'beyond',
  ]
    .filter(Boolean)
    .join('.');
