import { displayName, type Place } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import { searches } from '#server/platform/metrics.ts';
import { parseText } from '#server/platform/text.ts';
import type { Area } from '#shared/area.ts';
import { readArea } from './area.ts';
import { type Count, countResults } from './count.ts';
import { countFacets, type FacetedSearch } from './countFacets.ts';
import { decodeCursor } from './cursor.ts';
import { type Facets, isNarrowed, type SearchFilters } from './facets/facets.ts';
import { createHighlighter, type Highlighter } from './highlight.ts';
import { readText, type Understanding, understand } from './keywords/understandKeywords.ts';
import { narrow, readFilters } from './narrow.ts';
import { type PageRow, type Sorting, searchPage } from './page.ts';
import { isBeyond, reachesOf, withinKm } from './reach.ts';
import {
  besidePlace,
  type Found,
  type KeywordsWithPlace,
  preferServed,
  readKeywords,
  readPlaceField,
  type SearchReader,
} from './readKeywords.ts';

export const MAX_RESULTS = 100;
/** The number of results that can be reached by offset; a cursor reaches all. */
export const MAX_DEPTH = 1_000;
/** Names of places like one that is not known. */
const SIMILAR = 3;

export interface SearchInput {
  /** Free text, as typed or as suggested. */
  place?: string | null;
  /** A place that was chosen: it goes before the text. */
  addressId?: number | null;
  /** The visible part of the map, instead of a place. */
  area?: Area | null;
  keywords?: string | null;
  /** No place is read from the keywords. */
  literalKeywords?: boolean | null;
  filters?: SearchFilters | null;
  /** Without a place the nearest are the best. */
  sorting?: Sorting | null;
  first?: number | null;
  after?: string | null;
  /** Results to skip, instead of a cursor. */
  offset?: number | null;
}

export interface SearchResults {
  rows: PageRow[];
  hasNextPage: boolean;
  /** The place that was searched around. */
  place: Place | null;
  /** The other end of a route: results are near one of the two. */
  secondPlace: Place | null;
  /** The words of the keywords that were read as the place or the places, unchanged. */
  placeInKeywords: string | null;
  /** The other words of the keywords. */
  keywordsWithoutPlace: string | null;
  /** The search radius around a city: the results are within it, or beyond when `isBeyond`; null for other places. */
  withinKm: number | null;
  /** No provider is near: the results are the nearest ones. */
  isBeyond: boolean;
  /** Other places that the text may mean, likeliest first. */
  otherPlaces: Place[];
  /** Words of the text that name no known place, as they were typed. */
  placeNotUnderstood: string | null;
  /** False when no provider has all the words, and those with some of them are shown. */
  matchesAllWords: boolean;
  /** The keywords with a correction that was too uncertain to be made. */
  suggestedKeywords: string | null;
  words: Understanding | null;
  /** Finds the matched words in a text of a row. */
  highlight: Highlighter;
  count: () => Promise<Count>;
  /** The filters of the results. */
  facets: (limits?: FacetedSearch['limits']) => Promise<Facets>;
}

/**
 * Approved providers by place, keywords or both: usually two round trips to the database; one more for unknown words,
 * one for the count of very many.
 */
export async function searchProviders(
  { pool, ...reader }: { pool: Queryable } & SearchReader,
  input: SearchInput,
): Promise<SearchResults> {
  const keywords = parseText(input.keywords, { field: 'keywords' });
  const placeText = parseText(input.place, { field: 'place' });
  const { size, offset, after } = readPage(input);
  const area = input.area ? readArea(input.area) : null;
  const hasPlace = placeText !== '' || input.addressId != null;
  if (area && hasPlace) throw new Invalid('search.areaAndPlace', { field: 'area' });
  if (keywords === '' && !hasPlace && !area && !isNarrowed(input.filters)) throw new Invalid('search.empty');

  searches.inc({
    kind: area ? 'area' : hasPlace ? (keywords ? 'place and keywords' : 'place') : keywords ? 'keywords' : 'filters',
  });
  const [asked, text] = await Promise.all([
    input.addressId == null ? readPlace(pool, reader, placeText) : { reading: chosenPlace(reader, input.addressId) },
    keywords === '' ? null : readText(pool, keywords),
  ]);
  if (keywords !== '' && !text && !asked && !area && !isNarrowed(input.filters))
    throw new Invalid('search.noWords', { field: 'keywords' });
  const isLiteral = asked !== null || area !== null || Boolean(input.literalKeywords);
  const inKeywords: KeywordsWithPlace =
    text && !isLiteral
      ? await readKeywords(pool, reader, text)
      : {
          words: text && understand(asked?.reading ? besidePlace(text, homeIn(asked.reading.place, reader)) : text),
          ...asked,
        };
  const { words: typed, reading } = inKeywords;
  const place = reading?.place ?? null;
  const secondPlace = inKeywords.second ?? null;

  const end = offset + size;
  const narrowing = await readFilters(pool, reader.gazetteer, input.filters, place);
  if (!typed && !place && !area && !narrowing)
    throw keywords === '' ? new Invalid('search.empty') : new Invalid('search.noWords', { field: 'keywords' });
  const words = narrow(typed, narrowing);
  const around = { place, second: secondPlace, area };
  // with filters, a search has the radius and the words of the search without them
  const [whole] = narrowing && !after && (typed || place || area) ? await searchPage(pool, typed, around, 1, null) : [];
  const reach = narrowing?.reach ?? (place && whole?.reach) ?? null;
  const where = { ...around, reach, filterIndex: whole?.filterIndex ?? null };
  const sorting = input.sorting && (place || input.sorting !== 'nearest') ? input.sorting : 'best';
  const rows = await searchPage(pool, words, where, end + 1, after, sorting);
  const suggestion = words?.suggestion(reader.language) ?? null;
  // once, under all of its aliases
  let counted: Promise<Count> | undefined;
  let faceted: Promise<Facets> | undefined;
  const count = () => {
    counted ??= countResults(pool, words, where, rows);
    return counted;
  };
  return {
    rows: rows.slice(offset, end),
    hasNextPage: rows.length > end,
    place,
    secondPlace,
    placeInKeywords: inKeywords.typed ?? null,
    keywordsWithoutPlace: inKeywords.others ?? null,
    otherPlaces: reading?.others ?? [],
    placeNotUnderstood: reading?.notUnderstood ?? null,
    matchesAllWords: rows.every((row) => isFull(row, words)),
    withinKm: withinKm(where.reach ?? rows[0]?.reach, place),
    isBeyond: isBeyond(where.reach ?? rows[0]?.reach),
    suggestedKeywords: suggestion ? [suggestion, inKeywords.typed ?? []].flat().join(' ') : null,
    words,
    highlight: createHighlighter(words?.lexemes ?? []),
    count,
    facets: (limits) => {
      const looked = rows[0] ?? { filterIndex: whole?.filterIndex ?? 1, reach: where.reach ?? reachesOf(place)[0]! };
      const first = { ...looked, matched: rows[0]?.matched ?? null };
      const expected = async () => (await count()).count;
      const matching = rows[0]?.matching ?? null;
      faceted ??= countFacets(
        { pool, gazetteer: reader.gazetteer },
        { words: typed, narrowing, where, first, expected, matching, limits },
      );
      return faceted;
    },
  };
}

/** Whether a row has all words that mean something. */
export function isFull({ filterIndex }: PageRow, words: Understanding | null): boolean {
  return words?.filters[filterIndex - 1]?.isFull ?? true;
}

function readPage(input: SearchInput) {
  const size = input.first ?? 20;
  if (size < 1 || size > MAX_RESULTS) throw new Invalid('paging.first', { max: MAX_RESULTS, field: 'first' });
  const offset = input.offset ?? 0;
  if (offset < 0) throw new Invalid('paging.page', { max: MAX_DEPTH, field: 'offset' });
  if (offset > 0 && input.after) throw new Invalid('search.offsetAndCursor', { field: 'offset' });
  if (offset > 0 && offset + size > MAX_DEPTH) throw new Invalid('search.tooDeep', { max: MAX_DEPTH, field: 'offset' });
  return { size, offset, after: input.after ? decodeCursor(input.after) : null };
}

/** The searcher as a reader in the country of this place. */
const homeIn = ({ countryCode: country }: Place, { gazetteer, reader }: SearchReader) => ({
  gazetteer,
  reader: { ...reader, country },
});

function chosenPlace({ gazetteer }: SearchReader, id: number): Found {
  const place = gazetteer.get(id);
  if (!place) throw new Invalid('search.unknownPlace', { place: id, field: 'addressId' });
  return { place, others: [], behind: [], notUnderstood: null };
}

async function readPlace(
  pool: Queryable,
  reader: SearchReader,
  text: string,
): Promise<Pick<KeywordsWithPlace, 'reading' | 'second'> | null> {
  if (text === '') return null;
  const read = readPlaceField(reader, text);
  // the ends of a route are known by each other
  if (read) return read.second ? read : { reading: await preferServed(pool, read.reading) };
  const { gazetteer, language } = reader;
  const suggestions = gazetteer.similar(text, SIMILAR).map((item) => displayName(item, language));
  throw new Invalid('search.unknownPlace', { place: text.slice(0, 60), field: 'place' }, suggestions);
}
