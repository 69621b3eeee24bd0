import type { Place } from '#server/places/atlas/place.ts';
import { countryOf, type Gazetteer } from '#server/places/gazetteer.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Named } from '#server/services/nameIn.ts';
import { BUSINESS_ROLES } from '#shared/lane.ts';
import { countingOf, countMatches } from './count.ts';
import { DISTANCES, type Facet, type FacetCount, type Facets } from './facets/facets.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { confirmedThisYear, type Dimension, lexemes, type Narrowing, narrow } from './narrow.ts';
import type { PageRow, Where } from './page.ts';
import { isBeyond, kilometresOf, type Reach, reachWithin, withinKm } from './reach.ts';
import { countDocuments, distancesStatement, nameOfCount } from './statements/counts.ts';
import { facetsStatement, nameOfFacets } from './statements/facets.ts';
import { run } from './statements/statement.ts';
import { EXACT_LIMIT, SAMPLES } from './statements/weights.ts';

/** A search whose first row is known. `first` is that of the same search without filters if the search has no rows. */
export interface FacetedSearch {
  words: Understanding | null;
  narrowing: Narrowing | null;
  where: Where;
  first: Pick<PageRow, 'filterIndex' | 'reach' | 'matched'>;
  /** The approximate number of results, counted in parallel. */
  expected: () => Promise<number>;
  /** The ids of all results without one of the filters, if known. */
  matching: (except?: Dimension) => Promise<PageRow['matching']>;
  /** Overrides the usual limits, in order to read everything. */
  limits?: typeof LIMITS;
}

/** The limits of documents read for counts. */
const LIMITS = {
  /** The count with which a sample is precise enough: within a tenth in 19 of 20 cases. */
  sure: 400,
  /** The maximum numbers of documents to read: for facets, for facets of the whole directory, and for distances. */
  facets: 1_500,
  everything: 100_000,
  distances: 1_000,
};
const MAX_VALUES = 30;

interface Counted {
  /** The counts of values by lexeme, most frequent first. */
  values: Map<string, FacetCount>;
  /** The counts of services and categories, by lexeme. */
  names: Map<string, Named>;
  /** The count of a value that none of the read documents have. */
  none: FacetCount;
}

/**
 * The number of results with each value, if it replaced the other values of its filter. Counted in parallel: one
 * statement for all filters that are not set and for distances within the results, one for each set filter, one for
 * each further distance and one for the country.
 */
export async function countFacets(
  { pool, gazetteer }: { pool: Queryable; gazetteer: Gazetteer },
  search: FacetedSearch,
): Promise<Omit<Facets, 'drivesRoute'>> {
  const { narrowing } = search;
  const set = Object.keys(narrowing?.queries ?? {}).filter(
    (name): name is Dimension => name !== 'country' && name !== 'collection',
  );
  const counting = countLexemes(pool, search);
  const [all, distances, ...others] = await Promise.all([
    counting,
    countDistances(pool, gazetteer, search, counting),
    ...set.map((dimension) => countLexemes(pool, search, dimension)),
  ]);
  const of = (dimension: Dimension) => others[set.indexOf(dimension)] ?? all;
  const countOf = ({ values, none }: Counted, lexeme: string) => values.get(lexeme) ?? none;
  const one = (dimension: Dimension, lexeme: string): Facet<true> => ({
    ...countOf(of(dimension), lexeme),
    value: true,
    isSelected: selectedOf(narrowing, dimension).includes(lexeme),
  });
  const many = <T>(dimension: Dimension, pattern: RegExp, read: (id: number, names?: Named) => T | null) => {
    const { values, names } = of(dimension);
    const selected = selectedOf(narrowing, dimension);
    return (
      [...values]
        .flatMap(([lexeme, found]): Facet<T>[] => {
          const value = pattern.test(lexeme) ? read(Number(lexeme.replace(/\D/g, '')), names.get(lexeme)) : null;
          return value === null ? [] : [{ ...found, value, isSelected: selected.includes(lexeme) }];
        })
        // values without a count keep the order of the sample
        .sort((a, b) => Number(b.isSelected) - Number(a.isSelected) || (b.count ?? 0) - (a.count ?? 0))
        .slice(0, MAX_VALUES)
    );
  };
  // a service or category has no name if its row was deleted
  const named = (id: number, names?: Named) => (names ? { id, ...names } : null);
  const place = (kind: Place['kind']) => (id: number) => (gazetteer.get(id)?.kind === kind ? id : null);
  return {
    services: many('services', /^@\d+$/, named),
    categories: many('categories', /^@c\d+$/, named),
    countries: many('countries', /^@p\d+$/, place('country')),
    regions: many('regions', /^@p\d+$/, place('region')),
    roles: many('roles', /^@r\d+$/, (nth) => BUSINESS_ROLES[nth - 1] ?? null),
    hasWhatsApp: one('hasWhatsApp', lexemes.whatsApp),
    hasImage: one('hasImage', lexemes.picture),
    hasCredential: one('hasCredential', lexemes.credential),
    isConfirmedThisYear: one('isConfirmedThisYear', confirmedThisYear()),
    ...distances,
  };
}

/** The selected lexemes of a filter. */
const selectedOf = (narrowing: Narrowing | null, dimension: Dimension): string[] =>
  [...(narrowing?.queries[dimension]?.matchAll(/'([^']+)'/g) ?? [])].map(([, lexeme]) => lexeme!);

/**
 * A row of the statement. A selected value of no document gets no count; an unknown service or category gets no name.
 */
type FacetRow = { facet: string; matching: number | null } & {
  [Name in keyof Named]: string | null;
};

async function countLexemes(pool: Queryable, search: FacetedSearch, except?: Dimension): Promise<Counted> {
  const { narrowing, where, first, expected, limits = LIMITS } = search;
  const words = narrow(search.words, narrowing, except);
  const [{ kind, shape, values }, matching] = await Promise.all([
    countingOf(pool, words, where, first),
    search.matching(except),
  ]);
  const isKnown = matching !== null;
  const every = isKnown
    ? 1
    : sampleOf(
        except ? (await countMatches(pool, words, where, first, null)).count : await expected(),
        shape.words === 0 && kind === 'anywhere' ? limits.everything : limits.facets,
      );
  const radius = where.place && !isBeyond(first.reach) ? kilometresOf(first.reach) : null;
  const faceted = { kind, shape, nth: every, isKnown, radius };
  const rows = await run<FacetRow>(pool, nameOfFacets(faceted), () => facetsStatement(faceted), {
    ...values,
    matching,
    selected: except ? selectedOf(narrowing, except) : [],
  });
  return {
    values: new Map(rows.map(({ facet, matching }) => [facet, counts(matching ?? 0, every)])),
    names: new Map(
      rows.flatMap(({ facet, matching: _, ...names }) => (names.nameEn === null ? [] : [[facet, names as Named]])),
    ),
    none: counts(0, every),
  };
}

/** The sampling rate of the largest sample whose expected documents do not exceed the maximum. */
const sampleOf = (expected: number, atMost: number) =>
  SAMPLES.find((nth) => expected <= nth * atMost) ?? SAMPLES.at(-1)!;

/**
 * The estimated count from a sample in which each document represents `every` documents; null when the sample is too
 * small.
 */
const counts = (matching: number, every: number): FacetCount => ({
  count: matching >= LIMITS.sure * (every - 1) ? matching : null,
  isExact: every === 1,
});

/** The number of results within each distance, and in the country of the place. */
async function countDistances(
  pool: Queryable,
  gazetteer: Gazetteer,
  { words, narrowing, where, first, limits = LIMITS }: FacetedSearch,
  counting: Promise<Counted>,
): Promise<Pick<Facets, 'distances' | 'inCountry'>> {
  const { place, second } = where;
  if (place?.kind !== 'city') return { distances: [], inCountry: null };
  const country = countryOf(gazetteer, place.countryCode)!;
  const { country: _, ...queries } = narrowing?.queries ?? {};
  const base: Narrowing = { services: {}, documents: 2 ** 31 - 1, ...narrowing, queries, reach: null, withinKm: null };
  const ofCountry = narrow(words, { ...base, queries: { ...queries, country: `'${lexemes.place(country.id)}'` } });
  const isInCountry = narrowing?.queries.country !== undefined;
  const around = narrow(words, base);
  const widest = reachWithin(DISTANCES.at(-1)!);
  const furthest = withinKm(first.reach, place) ?? Number.POSITIVE_INFINITY;
  // each distance replaces the country, which may be a filter of the results
  const isWithinResults = (km: number) => km <= furthest && !isBeyond(first.reach) && !isInCountry;
  let sampling: ReturnType<typeof withinEach> | undefined;
  const sampled = () => {
    sampling ??= withinEach(pool, around, first, { place, second, reach: widest }, DISTANCES, limits);
    return sampling;
  };
  const counted = DISTANCES.map(async (km, at) => {
    const facet = { value: km, isSelected: narrowing?.withinKm === km };
    const ofResults = isWithinResults(km) ? (await counting).values.get(`${km}km`) : undefined;
    if (ofResults) return { ...ofResults, ...facet };
    const sample = await sampled();
    const found = counts(sample.matching[at]!, sample.every);
    if (found.count !== null || km === DISTANCES.at(-1)) return { ...found, ...facet };
    // the sample of all results contains too few nearby documents
    const own = await withinEach(pool, around, first, { place, second, reach: reachWithin(km) }, [km], limits);
    return { ...counts(own.matching[0]!, own.every), ...facet };
  });
  const [inCountry, distances] = await Promise.all([
    countAnywhere(pool, ofCountry, first, around === null ? country : null, limits),
    Promise.all(counted),
  ]);
  return { distances, inCountry: { ...inCountry, value: country.id, isSelected: isInCountry } };
}

/**
 * The number of results anywhere, without those found by name. For a whole country without further conditions, a very
 * large number is taken from the areas.
 */
async function countAnywhere(
  pool: Queryable,
  words: Understanding | null,
  first: FacetedSearch['first'],
  country: Place | null,
  { sure }: typeof LIMITS,
): Promise<FacetCount> {
  const { directory, atMost, shape, values } = await countingOf(pool, words, {}, first);
  const whole = country ? directory.documentsIn([-country.id]) : 0;
  if (whole > EXACT_LIMIT && whole >= sure) return { count: whole, isExact: false };
  let expected = Math.min(atMost, directory.documents);
  for (let nth = Number.POSITIVE_INFINITY; ; ) {
    nth = SAMPLES.findLast((each) => each === 1 || (each < nth && expected >= each * sure))!;
    const { documents: found } = await countDocuments(pool, [{ kind: 'anywhere', shape, nth }], values);
    if (nth === 1 || found >= sure) return { count: nth * found, isExact: nth === 1 };
    expected = nth * found;
  }
}

/**
 * Counts in a sample around the place, about as large as the limit allows. `first.matched` is the approximate number of
 * matches within its reach, if known: the same share of documents is expected to match further away.
 */
async function withinEach(
  pool: Queryable,
  words: Understanding | null,
  first: FacetedSearch['first'],
  where: Where & { reach: Reach },
  distances: readonly number[],
  limits: typeof LIMITS,
): Promise<{ matching: number[]; every: number }> {
  const { directory, kind, shape, values, ring, atMost } = await countingOf(pool, words, where, {
    ...first,
    reach: where.reach,
  });
  let expected = Math.min(atMost, directory.documents) * directory.shareOf(ring);
  if (first.matched !== null && first.matched >= 30) {
    const results = directory.documentsIn(
      directory.ring(
        first.reach,
        [where.place, where.second].filter((each) => each != null),
      ),
    );
    const likely = (first.matched * directory.documentsIn(ring)) / Math.max(results, 1);
    expected = Math.sqrt(expected * Math.min(expected, likely));
  }
  let counted: { matching: number[]; every: number } | undefined;
  for (;;) {
    const every = sampleOf(expected, limits.distances);
    // repeated if far fewer documents were read than allowed, or if all can be read
    if (counted && (every >= counted.every || (every > 1 && every * 2 >= counted.every))) return counted;
    const asked = { kind, shape, nth: every };
    const [row] = await run<{ matching: number[]; read: number }>(
      pool,
      `${nameOfCount('distances', asked)}.${distances.join('.')}`,
      () => distancesStatement(asked, distances),
      values,
    );
    counted = { matching: row!.matching.map((found) => every * found), every };
    expected = every * row!.read;
  }
}
