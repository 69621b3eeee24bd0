import type { Place } from '#server/places/atlas/place.ts';
import { countryOf, type Gazetteer } from '#server/places/gazetteer.ts';
import type { Queryable } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import { BUSINESS_ROLES, type BusinessRole } from '#shared/lane.ts';
import { isNarrowed, MAX_FILTER_VALUES, type SearchFilters } from './facets/facets.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { type Reach, reachWithin } from './reach.ts';

/** The filters whose values are counted together: each value is one lexeme of documents. */
export type Dimension =
  | 'services'
  | 'categories'
  | 'countries'
  | 'regions'
  | 'roles'
  | 'hasWhatsApp'
  | 'hasImage'
  | 'hasCredential'
  | 'isConfirmedThisYear';

const NO_LEXEME = `'='`;

export interface Narrowing {
  /** A tsquery for each filter that is set. */
  queries: Partial<Record<Dimension | 'country' | 'collection', string>>;
  /** The services of each set filter of these kinds: at least one per filter must be offered near the place. */
  services: { services?: number[]; categories?: number[] };
  /** The requested reach, and its distance in km. */
  reach: Reach | null;
  withinKm: number | null;
  /** The maximum number of matching documents. */
  documents: number;
}

export const lexemes = {
  service: (id: number) => `@${id}`,
  category: (id: number) => `@c${id}`,
  place: (id: number) => `@p${id}`,
  role: (role: BusinessRole) => `@r${1 + BUSINESS_ROLES.indexOf(role)}`,
  whatsApp: '@whatsapp',
  picture: '@image',
  credential: '@found',
  collection: (id: number) => `@k${id}`,
  confirmedIn: (year: number) => `@y${year}`,
};

export const confirmedThisYear = () => lexemes.confirmedIn(new Date().getUTCFullYear());

/** Checks the number of values. Throws `Invalid` for too many values of a filter. */
export function checkFilters({ services, categories, countries, regions }: SearchFilters): void {
  for (const values of [services, categories, countries, regions])
    if (values && values.length > MAX_FILTER_VALUES)
      throw new Invalid('search.tooManyFilters', { max: MAX_FILTER_VALUES, field: 'filters' });
}

/** The conditions of the filters on documents; null without filters. Throws `Invalid`. */
export async function readFilters(
  pool: Queryable,
  gazetteer: Gazetteer,
  filters: SearchFilters | null | undefined,
  place: Place | null,
): Promise<Narrowing | null> {
  if (!filters || !isNarrowed(filters)) return null;
  checkFilters(filters);
  const { withinKm, isInCountry } = filters;
  const country = isInCountry && place ? countryOf(gazetteer, place.countryCode) : undefined;
  const collection = filters.collection ? await findCollection(pool, filters.collection) : null;
  const queries = {
    services: anyOf(filters.services, lexemes.service),
    categories: anyOf(filters.categories, lexemes.category),
    // no provider has an empty country code
    countries: anyOf(filters.countries, (code) => lexemes.place(countryOf(gazetteer, code.toUpperCase())?.id ?? 0)),
    regions: anyOf(filters.regions, lexemes.place),
    roles: anyOf(filters.roles, lexemes.role),
    hasWhatsApp: filters.hasWhatsApp ? quote(lexemes.whatsApp) : undefined,
    hasImage: filters.hasImage ? quote(lexemes.picture) : undefined,
    hasCredential: filters.hasCredential ? quoteFound(new Date()) : undefined,
    isConfirmedThisYear: filters.isConfirmedThisYear ? quote(confirmedThisYear()) : undefined,
    country: country && quote(lexemes.place(country.id)),
    collection: collection ? quote(lexemes.collection(collection.id)) : undefined,
  };
  const isAsked = place?.kind === 'city' && (withinKm != null || country);
  const set = Object.entries(queries).filter(([, query]) => query);
  if (set.length === 0 && !isAsked) return null;
  const [documents, services] = await Promise.all([
    fewest(
      pool,
      // the documents of a collection are counted
      set.flatMap(([name, query]) => (name === 'collection' ? [] : query!)),
    ),
    servicesOf(pool, filters),
  ]);
  return {
    queries: Object.fromEntries(set),
    services,
    reach: isAsked ? reachWithin(withinKm ?? null) : null,
    withinKm: isAsked ? (withinKm ?? null) : null,
    documents: Math.min(documents, collection?.documents ?? documents),
  };
}

/** Finds a collection by its slug. An unknown slug gets a lexeme that no document has. */
async function findCollection(pool: Queryable, slug: string): Promise<{ id: number; documents: number }> {
  const { rows } = await pool.query<{ id: number; documents: number }>({
    name: 'search.collection',
    text: `select id, (select count(*)::int from collection_providers where collection_id = c.id) as documents
      from collections c where slug = $1`,
    values: [slug.slice(0, 60)],
  });
  return rows[0] ?? { id: 0, documents: 0 };
}

const quote = (lexeme: string) => `'${lexeme}'`;

/** The length of a span in seconds, half an hour: in each time zone, a day begins and ends with a span. */
export const SPAN_S = 1_800;
/**
 * The number of spans to check. A document whose last credential has expired is updated within the hour; more spans are
 * needed only while the worker is stopped.
 */
const SPANS = 96;

/**
 * The query for documents with a credential, except those whose last credential has expired since they were indexed.
 */
function quoteFound(now: Date): string {
  const last = Math.floor(now.getTime() / 1_000 / SPAN_S);
  const ended = Array.from({ length: SPANS }, (_, at) => quote(`@until${last - at}`));
  return `(${quote(lexemes.credential)}&!(${ended.join('|')}))`;
}

function anyOf<T>(values: readonly T[] | null | undefined, lexeme: (value: T) => string): string | undefined {
  return values && values.length > 0 ? `(${values.map((value) => quote(lexeme(value))).join('|')})` : undefined;
}

/** The maximum number of documents that match the rarest query. */
async function fewest(pool: Queryable, queries: string[]): Promise<number> {
  if (queries.length === 0) return 2 ** 31 - 1;
  const { rows } = await pool.query<{ documents: number }>({
    name: 'search.filter_documents',
    text: `select min(had.documents)::int as documents from (
        select (select coalesce(sum(t.documents), 0) from search.term t where t.lexeme = any (regexp_split_to_array(query, '[()''|]+'))) as documents
        from unnest($1::text[]) as query
      ) had`,
    values: [queries],
  });
  // added because the vocabulary is as of the last rebuild
  return rows[0]!.documents + 100;
}

async function servicesOf(pool: Queryable, { services, categories }: SearchFilters): Promise<Narrowing['services']> {
  const ofServices = services?.length ? { services: [...services] } : {};
  if (!categories?.length) return ofServices;
  const { rows } = await pool.query<{ id: number }>({
    name: 'search.services_of_categories',
    text: `select s.id from services s join service_subcategories sub on sub.id = s.subcategory_id
      where sub.category_id = any ($1)`,
    values: [categories],
  });
  return { ...ofServices, categories: rows.map(({ id }) => id) };
}

/** The query of all filters, or of all but one. */
function queryOf({ queries }: Narrowing, except?: Dimension): string | null {
  const asked = Object.entries(queries).filter(([dimension]) => dimension !== except);
  return asked.length === 0 ? null : asked.map(([, query]) => query).join('&');
}

/** The meaning of keywords, restricted to the filtered documents, optionally without one of the filters. */
export function narrow(
  words: Understanding | null,
  narrowing: Narrowing | null,
  except?: Dimension,
): Understanding | null {
  if (!narrowing) return words;
  const query = queryOf(narrowing, except);
  const { services, categories } = narrowing.services;
  const sets = [except === 'services' ? undefined : services, except === 'categories' ? undefined : categories];
  const narrowed = sets.filter((set) => set !== undefined);
  // distant name matches never satisfy filters
  if (query === null) return words && { ...words, likelyName: null };
  if (!words)
    return {
      ...NOTHING_TYPED,
      filters: [{ parts: [query, null, null, null], documents: narrowing.documents, weight: 1, isFull: true }],
      narrowed,
    };
  return {
    ...words,
    filters: words.filters.map((filter) => ({
      ...filter,
      parts: [...filter.parts, query],
      documents: Math.min(filter.documents, narrowing.documents),
    })),
    likelyName: null,
    allNeeds: words.allNeeds && `(${words.allNeeds})&${query}`,
    narrowed,
  };
}

/** The meaning of keywords without words. */
const NOTHING_TYPED: Understanding = {
  text: '',
  filters: [],
  ranking: NO_LEXEME,
  name: null,
  likelyName: null,
  isServiceName: false,
  exact: [],
  likely: [],
  services: [],
  isOfOtherTrade: false,
  offered: null,
  allNeeds: null,
  typed: [],
  lexemes: [],
  suggestion: () => null,
};
