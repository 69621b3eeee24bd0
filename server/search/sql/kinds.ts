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

/** The conditions of one kind of search, and the score of its matches. Slots are SQL. */
export interface Kind {
  name: string;
  comment: string;
  /** Parameters between the tier and the start of the block. */
  parameters: string;
  variables?: string;
  /**
   * The conditions on a document `d`, which exclude each other: an index answers each, but not "this or that". Up to a
   * tier, or in the last one, where all match.
   */
  matches: (tier: number | null) => string[];
  /** The order of documents `d` without their texts, largest first. */
  key: string;
  /** The distance of a candidate `t`, where there is a place. */
  kilometres?: string;
  /** The score of a candidate `c`. */
  score: string;
  blockSize: number;
  /** Many may match in the last tier: they are ordered without their texts, which are fetched for the block alone. */
  fetchesTextsLater: boolean;
  /** Tier 0 is of the newest instead of the best, and there is one more, of all. */
  isNewest?: true;
}

// the second weight is of nothing that is ranked
const RELEVANCE = `ts_rank('{${TERM_WEIGHTS.description}, ${TERM_WEIGHTS.place}, 0, ${TERM_WEIGHTS.name}}', c.terms, wanted.ranking)
        + ${SERVICE_BONUS} * coalesce((c.terms @@ wanted.offered)::int, 0)
        + ${ALL_NEEDS_BONUS} * coalesce((c.terms @@ wanted.all_needs)::int, 0)`;
const BONUS = `${NAME_BONUS.each} + ${NAME_BONUS.first} / array_position(wanted.named, c.provider_id)::float8`;
const IS_NAMED = 'd.provider_id = any (wanted.named)';
const FIRST = `2 * coalesce((d.terms @@ wanted.all_needs)::int, 0)::float8 + 4 * (${IS_NAMED})::int::float8`;
const RANKED = `${RELEVANCE} + coalesce(${BONUS}, 0) + ${ANYWHERE.quality} * c.quality`;

const WORDS = 'filter tsquery[], wanted search.wanted';

/** The condition of the words on a document `d`. */
export const HAS_WORDS = 'search.has_words(d.terms, filter)';
const PLACE =
  'ring int[], all_tier_codes int[], point search.point, second search.point, within_km float8, is_beyond boolean';
const AREA = 'cells int[], south float8, west float8, north float8, east float8';

/** The context of conditions on a place, in addition to its parameters. */
export const PLACE_VARIABLES = `
  place constant int[] := array_remove(array[-point.id, -second.id], null);
  stretch constant float8 := cos(radians(point.latitude));
  second_stretch constant float8 := cos(radians(second.latitude));`;

/** The match of a site `s`. With none of the services, the name or description of the provider has the words. */
const RANK = `case when (s.site).services && wanted.exact then 2 when (s.site).services && wanted.services then 1 else 0 end`;

/** The sites of a document, as rows `s`. A subquery: a function scan stores its rows first, which took twice as long. */
const sitesOf = (document: string) => `(select unnest(${document}.sites) as site offset 0) s`;

/** Whether the condition holds of a site: of those that answer the words best. */
const anySite = (condition: string, document: string, hasWords: boolean) =>
  hasWords
    ? `(select max(2 * ${RANK} + (${condition})::int) % 2 = 1 from ${sitesOf(document)})`
    : `exists (select from ${sitesOf(document)} where ${condition})`;

/** The order in which the sites of a document are tried: the best matches of the words first. */
const SITE_ORDERS = {
  words: `${RANK} desc`,
  narrowedWords: `((s.site).services && wanted.narrowed) is true desc, ${RANK} desc`,
};
type SiteOrder = keyof typeof SITE_ORDERS | 'none';

/** The least value of the expression for each site: of the first ones. */
const leastOfSites = (value: string, document: string, order: SiteOrder) =>
  order === 'none'
    ? `(select min(${value}) from ${sitesOf(document)})`
    : `(select ${value} as value from ${sitesOf(document)}
            order by ${SITE_ORDERS[order]}, value limit 1)`;

const straight = (at: string, point: string) => {
  const stretch = point === 'point' ? 'stretch' : 'second_stretch';
  return `111.2 * sqrt((${at}.latitude - ${point}.latitude) ^ 2 + ((${at}.longitude - ${point}.longitude) * ${stretch}) ^ 2)`;
};

/** The sets of services that results are narrowed to: one of each must be offered. */
const SETS = ['wanted.narrowed', 'wanted.narrowed_too'];

/** SQL: a multi-site provider offers one service of each filter at a site that matches `isSite`. */
const offersThere = (isSite: string) =>
  SETS.map(
    (services) => `(${services} is null or exists (
            select from ${sitesOf('d')} where (s.site).services && ${services} and (${isSite})))`,
  ).join(' and ');

/**
 * The kilometres from a point to a site `s`. The middle of a region or country is not a place: it is beyond all near
 * ones.
 */
const fromSite = (point: string) => `case
            when ${point}.id in ((s.site).region, (s.site).country) then 0
            when (s.site).served = any (${point}.served_by) then ${NEAR.servingKm}::float8
            when (s.site).served is null then ${straight('(s.site)', point)}
            else greatest(${straight('(s.site)', point)}, ${Math.max(...REACHES.near) + 1}) end`;

/** The nearer of two places counts. */
const kilometres = (document: string, order: SiteOrder) => {
  const ofSites = (value: string) => leastOfSites(value, document, order);
  return `case
          when ${document}.latitude is null and second.id is null then ${ofSites(fromSite('point'))}
          when ${document}.latitude is null then ${ofSites(`least(${fromSite('point')}, ${fromSite('second')})`)}
          when ${document}.areas && place then 0
          when second.id is null then ${straight(document, 'point')}
          else least(${straight(document, 'point')}, ${straight(document, 'second')}) end`;
};

const isNear = (kilometresFrom: (point: string) => string, km: string) =>
  `${kilometresFrom('point')} <= ${km} or second.id is not null and ${kilometresFrom('second')} <= ${km}`;
const isSiteNear = (km: string) => isNear(fromSite, km);

/** The conditions on a site `s` that is around the place, or in the area. */
export const IS_SITE_NEAR = isSiteNear('within_km');
const isWithin = (at: string) => `${at}.latitude between south and north and ${at}.longitude between west and east`;
export const IS_SITE_WITHIN = `(s.site).served is null and ${isWithin('(s.site)')}`;

/**
 * The kilometres of a document `d` from the place: near it means not further. A provider of several sites that must
 * offer several services is as far as the furthest of their sites.
 */
export const kilometresOfNear = (hasWords: boolean) =>
  `greatest(${kilometres('d', hasWords ? 'words' : 'none')}, ${SETS.map(
    (services) => `case when d.latitude is null and ${services} is not null then (
            select min(least(${fromSite('point')}, case when second.id is not null then ${fromSite('second')} end))
            from ${sitesOf('d')} where (s.site).services && ${services}) end`,
  ).join(', ')})`;

/** The condition on a document `d` around the place, within these kilometres. */
export const isWithinReach = (hasWords: boolean, km = 'within_km') =>
  `case
            when d.latitude is null then ${anySite(isSiteNear(km), 'd', hasWords)}${hasWords ? ` and ${offersThere(isSiteNear(km))}` : ''}
            else d.areas && place or ${isNear((point) => straight('d', point), km)} end`;

/** The condition on a document `d` with a site in the area: the cells find it, the coordinates decide. */
export const isWithinArea = (hasWords: boolean) => {
  const offers = hasWords ? ` and ${offersThere(IS_SITE_WITHIN)}` : '';
  return `d.areas && cells and case
            when d.latitude is null then ${anySite(IS_SITE_WITHIN, 'd', hasWords)}${offers}
            else ${isWithin('d')} end`;
};

const near = (score: string) => `case when is_beyond then 1 / (1 + c.km) else ${score} end`;

const upTo = (tier: number | null) => (tier === null ? '' : `d.tier <= ${tier} and`);

const beyond = (tier: number | null, ...conditions: string[]) =>
  tier === null ? [] : conditions.map((condition) => `d.tier > ${tier} and ${condition}`);

/** And those of the name, wherever they are. */
const withNamed = (conditions: string[]) => [
  ...conditions.map((condition) => `d.provider_id <> all (wanted.named) and ${condition}`),
  IS_NAMED,
];

const NEWEST = {
  key: 'extract(epoch from d.approved_at)::float8',
  score: 'c.key',
  fetchesTextsLater: false,
  isNewest: true,
} as const;

/** When the newest were approved that tier 0 is of. */
const PERIOD = 'since timestamptz, until timestamptz';

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
    matches: (tier) =>
      withNamed([
        `${upTo(tier)} ${HAS_WORDS} and d.areas && ring and ${isWithinReach(true)}`,
        ...beyond(
          tier,
          `${HAS_WORDS} and d.areas && all_tier_codes and ${isWithinReach(true)}`,
          `d.terms @@ wanted.all_needs and d.areas && ring and ${isWithinReach(true)}
            and not (${HAS_WORDS} and d.areas && all_tier_codes)`,
        ),
      ]),
    key: `d.quality + (d.areas && place)::int::float8 + ${FIRST}`,
    kilometres: kilometres('t', 'narrowedWords'),
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
    matches: (tier) => [
      `${upTo(tier)} d.areas && ring and ${isWithinReach(false)}`,
      ...beyond(tier, `d.areas && all_tier_codes and ${isWithinReach(false)}`),
    ],
    key: 'd.quality + (d.areas && place)::int::float8',
    kilometres: kilometres('t', 'none'),
    score: near(`(1 + ${NEAR.qualityWithoutWords} * c.quality) / (1 + c.km / ${NEAR.halfAtKm})`),
    blockSize: BLOCK_SIZES.near,
    fetchesTextsLater: true,
  },
  {
    name: 'anywhere',
    comment: `With words, without a place: in the order of quality, those of the name before all, then those with all needs; of the
-- named ones, those whose whole name it is come first.`,
    parameters: WORDS,
    matches: (tier) => withNamed([`${upTo(tier)} ${HAS_WORDS}`, ...beyond(tier, 'd.terms @@ wanted.all_needs')]),
    key: `d.quality + ${FIRST}`,
    score: RANKED,
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: true,
  },
  {
    name: 'ranked_within',
    comment: 'With words, within an area of the map: scored as anywhere.',
    parameters: `${WORDS}, ${AREA}`,
    matches: (tier) => [`${upTo(tier)} ${HAS_WORDS} and ${isWithinArea(true)}`],
    key: `d.quality + ${FIRST}`,
    score: RANKED,
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: false,
  },
  {
    name: 'all_within',
    comment: 'Without words, within an area of the map: by quality.',
    parameters: AREA,
    matches: (tier) => [`${upTo(tier)} ${isWithinArea(false)}`],
    key: 'd.quality::float8',
    score: 'c.quality::float8',
    blockSize: BLOCK_SIZES.anywhere,
    fetchesTextsLater: false,
  },
  {
    name: 'nearest',
    comment: 'Around one place or two, nearest first.',
    parameters: `${WORDS}, ${PLACE}`,
    variables: PLACE_VARIABLES,
    matches: () => [`${HAS_WORDS} and d.areas && ring and ${isWithinReach(true)}`],
    key: `-(${kilometres('d', 'narrowedWords')})`,
    kilometres: kilometres('t', 'narrowedWords'),
    score: '-c.km',
    blockSize: BLOCK_SIZES.near,
    fetchesTextsLater: true,
  },
  {
    name: 'newest_near',
    comment: 'Around one place or two, newest first.',
    parameters: `${PERIOD}, ${WORDS}, ${PLACE}`,
    variables: PLACE_VARIABLES,
    matches: () => [`${HAS_WORDS} and d.areas && ring and ${isWithinReach(true)}`],
    kilometres: kilometres('t', 'narrowedWords'),
    blockSize: BLOCK_SIZES.near,
    ...NEWEST,
  },
  {
    name: 'newest_within',
    comment: 'Within an area of the map, newest first.',
    parameters: `${PERIOD}, ${WORDS}, ${AREA}`,
    matches: () => [`${HAS_WORDS} and ${isWithinArea(true)}`],
    blockSize: BLOCK_SIZES.anywhere,
    ...NEWEST,
  },
  {
    name: 'newest_anywhere',
    comment: 'Without a place, newest first.',
    parameters: `${PERIOD}, ${WORDS}`,
    matches: () => [HAS_WORDS],
    blockSize: BLOCK_SIZES.anywhere,
    ...NEWEST,
  },
];

/** The conditions under which a kind of search finds a document `d`, of all. */
export const matchesOf = (name: string): string[] => KINDS.find((kind) => kind.name === name)!.matches(null);
