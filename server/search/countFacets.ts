import type { Place } from '#server/places/atlas/place.ts';
import { countryOf, type Gazetteer } from '#server/places/gazetteer.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Named } from '#server/services/nameIn.ts';
import { DISTANCES, type Facet, type FacetCount, type Facets } from './facets/facets.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { type Dimension, lexemes, type Narrowing, narrow, reachWithin } from './narrow.ts';
import {
  areaValues,
  filterValues,
  isBeyond,
  numbered,
  type PageRow,
  placeValues,
  WANTED,
  type Where,
  wantedValues,
  withinKm,
} from './page.ts';

/** A search whose first row is known, or else that of the same search without filters. */
export interface FacetedSearch {
  words: Understanding | null;
  narrowing: Narrowing | null;
  where: Where;
  first: Pick<PageRow, 'filterIndex' | 'reach' | 'matched'>;
  /** About how many results there are: counted meanwhile. */
  expected: () => Promise<number>;
  /** The ids of all results, where their page has read them. */
  matching: PageRow['matching'];
}

/** A sample with this count is precise enough: within a tenth in 19 of 20 cases. */
const SURE = 400;
/** The maximum number of documents to read for distances. */
const READ_FOR_DISTANCES = 1_000;
const MAX_VALUES = 30;

interface Counted {
  /** By lexeme, the most frequent first. */
  values: Map<string, FacetCount>;
  /** The counts of services and categories, by lexeme. */
  names: Map<string, Named>;
  /** The count of a value that none of the documents has that were read. */
  none: FacetCount;
}

/**
 * The number of results with each value instead of the others of its filter, in parallel: one statement for all filters
 * that are not set and for distances within the results, one for each set filter, one for each further distance and one
 * for the country.
 */
export async function countFacets(
  { pool, gazetteer }: { pool: Queryable; gazetteer: Gazetteer },
  search: FacetedSearch,
): Promise<Facets> {
  const { narrowing } = search;
  const set = Object.keys(narrowing?.queries ?? {}).filter((name): name is Dimension => name !== 'country');
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
        // values without a count stay in the order of the sample
        .sort((a, b) => Number(b.isSelected) - Number(a.isSelected) || (b.count ?? 0) - (a.count ?? 0))
        .slice(0, MAX_VALUES)
    );
  };
  // one whose row is deleted has no name
  const named = (id: number, names?: Named) => (names ? { id, ...names } : null);
  const place = (kind: Place['kind']) => (id: number) => (gazetteer.get(id)?.kind === kind ? id : null);
  return {
    services: many('services', /^@\d+$/, named),
    categories: many('categories', /^@c\d+$/, named),
    countries: many('countries', /^@p\d+$/, place('country')),
    regions: many('regions', /^@p\d+$/, place('region')),
    hasWhatsApp: one('hasWhatsApp', lexemes.whatsApp),
    hasPicture: one('hasPicture', lexemes.picture),
    ...distances,
  };
}

/** The lexemes of a filter. */
const selectedOf = (narrowing: Narrowing | null, dimension: Dimension): string[] =>
  [...(narrowing?.queries[dimension]?.matchAll(/'([^']+)'/g) ?? [])].map(([, lexeme]) => lexeme!);

/** A selected value that no document has gets no count; an unknown service or category gets no name. */
type FacetRow = { facet: string; matching: number | null; every: number | null } & {
  [Name in keyof Named]: string | null;
};

async function countLexemes(pool: Queryable, search: FacetedSearch, except?: Dimension): Promise<Counted> {
  const { narrowing, where, first, expected, matching } = search;
  const words = narrow(search.words, narrowing, except);
  const { rows } = await pool.query<FacetRow>({
    name: 'search.facets',
    text: `select facet, matching, every, coalesce(s.name_en, c.name_en) as "nameEn",
        coalesce(s.name_es, c.name_es) as "nameEs", coalesce(s.name_pt, c.name_pt) as "namePt"
      from search.facets($8, $9, $10, ${WANTED}, ${numbered(11, 14)}, $26)
      full join unnest($25::text[]) as selected (facet) using (facet)
      left join services s on facet = '@' || s.id
      left join service_categories c on facet = '@c' || c.id
      order by matching desc nulls last`,
    values: [
      ...wantedValues(words),
      ...filterValues(words, first),
      ...placeValues(where.place),
      ...placeValues(where.second),
      first.reach,
      ...areaValues(where.area),
      except ? null : matching,
      except ? selectedOf(narrowing, except) : [],
      except ? null : await expected(),
    ],
  });
  const every = rows[0]?.every ?? 1;
  return {
    values: new Map(rows.map(({ facet, matching }) => [facet, counts(matching ?? 0, every)])),
    names: new Map(
      rows.flatMap(({ facet, nameEn, nameEs, namePt }) =>
        nameEn && nameEs && namePt ? [[facet, { nameEn, nameEs, namePt }]] : [],
      ),
    ),
    none: counts(0, every),
  };
}

/** The count of a sample in which each document stands for `every`: null when it is too small. */
const counts = (matching: number, every: number): FacetCount => ({
  count: matching >= SURE * (every - 1) ? matching : null,
  isExact: every === 1,
});

/** The number of results within each distance, and in the country of the place. */
async function countDistances(
  pool: Queryable,
  gazetteer: Gazetteer,
  { words, narrowing, where, first }: FacetedSearch,
  counting: Promise<Counted>,
): Promise<Pick<Facets, 'distances' | 'inCountry'>> {
  const { place, second } = where;
  if (place?.kind !== 'city') return { distances: [], inCountry: null };
  const country = countryOf(gazetteer, place.countryCode)!;
  const { country: _, ...queries } = narrowing?.queries ?? {};
  const base: Narrowing = { services: {}, documents: 2 ** 31 - 1, ...narrowing, queries, reach: null };
  const ofCountry = narrow(words, { ...base, queries: { ...queries, country: `'${lexemes.place(country.id)}'` } });
  const isInCountry = narrowing?.queries.country !== undefined;
  const around = narrow(words, base);
  const widest = reachWithin(DISTANCES.at(-1)!);
  const furthest = withinKm(first.reach, place) ?? Number.POSITIVE_INFINITY;
  // each instead of the country, which may be a filter of the results
  const isWithinResults = (km: number) => km <= furthest && !isBeyond(first.reach, place) && !isInCountry;
  let sampling: ReturnType<typeof withinEach> | undefined;
  const sampled = () => {
    sampling ??= withinEach(pool, around, first, { place, second, reach: widest }, DISTANCES);
    return sampling;
  };
  const counted = DISTANCES.map(async (km, at) => {
    const reach = reachWithin(km);
    const facet = { value: km, isSelected: narrowing?.reach === reach };
    const ofResults = isWithinResults(km) ? (await counting).values.get(`${km}km`) : undefined;
    if (ofResults) return { ...ofResults, ...facet };
    const sample = await sampled();
    const found = counts(sample.matching[at]!, sample.every);
    if (found.count !== null || reach === widest) return { ...found, ...facet };
    // the sample of all has too few of those that are close
    const own = await withinEach(pool, around, first, { place, second, reach }, [km]);
    return { ...counts(own.matching[0]!, own.every), ...facet };
  });
  const [inCountry, distances] = await Promise.all([
    countAnywhere(pool, ofCountry, first, around === null ? country : null),
    Promise.all(counted),
  ]);
  return { distances, inCountry: { ...inCountry, value: country.id, isSelected: isInCountry } };
}

/** The whole country, when it is the only condition. */
async function countAnywhere(
  pool: Queryable,
  words: Understanding | null,
  first: FacetedSearch['first'],
  country: Place | null,
): Promise<FacetCount> {
  const { rows } = await pool.query<{ count: number; isExact: boolean }>({
    name: 'search.counted',
    text: `select documents as count, is_exact as "isExact" from search.counted($8, $9, $10, ${WANTED}, $11, $12)`,
    values: [...wantedValues(words), ...filterValues(words, first), country?.id ?? null, SURE],
  });
  return rows[0]!;
}

async function withinEach(
  pool: Queryable,
  words: Understanding | null,
  first: FacetedSearch['first'],
  { place, second, reach }: Where,
  distances: readonly number[],
): Promise<{ matching: number[]; every: number }> {
  const { rows } = await pool.query<{ matching: number[]; every: number }>({
    name: 'search.distances',
    text: `select matching, every from search.distances($8, $9, $10, ${WANTED}, ${numbered(11, 13)})`,
    values: [
      ...wantedValues(words),
      ...filterValues(words, first),
      ...placeValues(place),
      ...placeValues(second),
      reach,
      distances,
      first.matched,
      first.reach,
      READ_FOR_DISTANCES,
    ],
  });
  return rows[0]!;
}
