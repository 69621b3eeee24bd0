import { displayName, type Place } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import { searches } from '#server/platform/metrics.ts';
import { parseText } from '#server/platform/text.ts';
import type { Area } from '#shared/area.ts';
import { readArea } from './area.ts';
import { type Count, countResults } from './count.ts';
import { countFacets, type FacetedSearch } from './countFacets.ts';
import { decodeCursor, MOST_FIRST } from './cursor.ts';
import { type Facets, isNarrowed, type SearchFilters } from './facets/facets.ts';
import { findLanes, type LaneMatch } from './findLanes.ts';
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
import { routeRows } from './routeRows.ts';

export const MAX_RESULTS = 100;
/** The number of results that can be reached by offset; a cursor reaches all. */
export const MAX_DEPTH = 1_000;
/** Names of places like one that is not known. */
const SIMILAR = 3;

export interface SearchInput {
  /** Free text, as typed or as suggested. */
  place?: string | null;
  /** A place that was chosen: it goes before the text. */
  placeId?: number | null;
  /** The end of a route that starts at the place, as typed or as suggested. */
  to?: string | null;
  /** An end that was chosen: it goes before the text. */
  toPlaceId?: number | null;
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
  /** The end of a route that starts at `place`: who drives it comes first, then who is near one of the two. */
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
  const { place: placeText, placeId, end: typedEnd } = readEnds(input);
  const { size, offset, after } = readPage(input);
  const area = input.area ? readArea(input.area) : null;
  const hasPlace = placeText !== '' || placeId != null;
  if (area && hasPlace) throw new Invalid('search.areaAndPlace', { field: 'area' });
  if (keywords === '' && !hasPlace && !area && !isNarrowed(input.filters)) throw new Invalid('search.empty');

  searches.inc({
    kind: area ? 'area' : hasPlace ? (keywords ? 'place and keywords' : 'place') : keywords ? 'keywords' : 'filters',
  });
  const [asked, text] = await Promise.all([
    placeId == null ? readPlace(pool, reader, placeText) : { reading: chosenPlace(reader, placeId) },
    keywords === '' ? null : readText(pool, keywords),
  ]);
  if (keywords !== '' && !text && !asked && !area && !isNarrowed(input.filters))
    throw new Invalid('search.noWords', { field: 'keywords' });
  const isLiteral = asked !== null || area !== null || Boolean(input.literalKeywords);
  const beside = text && isLiteral && asked?.reading ? besidePlace(text, homeIn(asked.reading.place, reader)) : null;
  const inKeywords: KeywordsWithPlace =
    text && !isLiteral
      ? await readKeywords(pool, reader, text)
      : { words: text && understand(beside ?? text), ...asked };
  const { words: typed, reading } = inKeywords;
  const place = reading?.place ?? null;
  const end = typedEnd && (await readEnd(pool, reader, typedEnd));
  const secondPlace = end ?? inKeywords.second ?? null;

  const upTo = offset + size;
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
  const goal = secondPlace ?? beside?.goalPlace ?? null;
  const isRoute = place && goal && place.id !== goal.id && sorting === 'best' && !narrowing?.reach;
  const route = isRoute ? ([place, goal] as const) : null;
  const fromHere = after?.lane ? null : after;
  // some of them are among the first, which earlier pages have shown
  const most = upTo + 1 + (route && after ? (after.lane ?? MOST_FIRST) : 0);
  const [matches, found] = await Promise.all([
    route ? findLanes(pool, reader.gazetteer, route, words) : [],
    searchPage(pool, words, where, most, fromHere, sorting),
  ]);
  const rows = route
    ? await routeRows(pool, reader, { matches, found, route, after, from: offset, to: upTo + 1 })
    : found.slice(offset);
  const suggestion = words?.suggestion(reader.language) ?? null;
  // once, under all of its aliases
  let counted: Promise<Count> | undefined;
  let faceted: Promise<Facets> | undefined;
  const count = () => {
    counted ??= countResults(pool, words, where, found).then((near) => withMatches(near, found, matches));
    return counted;
  };
  return {
    rows: rows.slice(0, size),
    hasNextPage: rows.length > size,
    place,
    secondPlace,
    placeInKeywords: inKeywords.typed ?? null,
    keywordsWithoutPlace: inKeywords.others ?? null,
    otherPlaces: reading?.others ?? [],
    placeNotUnderstood: reading?.notUnderstood ?? null,
    matchesAllWords: rows.every((row) => isFull(row, words)),
    withinKm: withinKm(where.reach ?? found[0]?.reach, place),
    isBeyond: isBeyond(where.reach ?? found[0]?.reach),
    suggestedKeywords: suggestion ? [suggestion, inKeywords.typed ?? []].flat().join(' ') : null,
    words,
    highlight: createHighlighter(words?.lexemes ?? []),
    count,
    facets: (limits) => {
      const looked = found[0] ?? { filterIndex: whole?.filterIndex ?? 1, reach: where.reach ?? reachesOf(place)[0]! };
      const first = { ...looked, matched: found[0]?.matched ?? null };
      const expected = async () => (await count()).count;
      const matching = found[0]?.matching ?? null;
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

interface TypedEnd {
  text: string;
  id: number | null | undefined;
}

/** The start and the end that were typed or chosen; an end without a start is the place itself. */
function readEnds(input: SearchInput): Pick<SearchInput, 'placeId'> & { place: string; end: TypedEnd | null } {
  const place = parseText(input.place, { field: 'place' });
  const text = parseText(input.to, { field: 'to' });
  const { placeId, toPlaceId: id } = input;
  const hasEnd = text !== '' || id != null;
  if (place === '' && placeId == null) return { place: text, placeId: id, end: null };
  return { place, placeId, end: hasEnd ? { text, id } : null };
}

/** The count of the results near the ends, with those that match the route only by a lane. */
function withMatches(near: Count, [first]: PageRow[], matches: LaneMatch[]): Count {
  const known = first?.matching ? new Set(first.matching.slice(1, -1).split(',').map(Number)) : null;
  const more = known ? matches.filter(({ providerId }) => !known.has(providerId)).length : 0;
  return {
    count: Math.max(near.count + more, matches.length),
    // facets do not have those that are found by a lane alone
    isExact: near.isExact && more === 0 && (matches.length === 0 || known !== null),
  };
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

function chosenPlace({ gazetteer }: SearchReader, id: number, field = 'placeId'): Found {
  const place = gazetteer.get(id);
  if (!place) throw new Invalid('search.unknownPlace', { place: id, field });
  return { place, others: [], behind: [], notUnderstood: null };
}

/** The end of a route, typed or chosen. */
async function readEnd(pool: Queryable, reader: SearchReader, { text, id }: TypedEnd): Promise<Place | null> {
  const found =
    id == null ? await readPlace(pool, reader, text, 'to') : { reading: chosenPlace(reader, id, 'toPlaceId') };
  return found?.reading?.place ?? null;
}

async function readPlace(
  pool: Queryable,
  reader: SearchReader,
  text: string,
  field = 'place',
): Promise<Pick<KeywordsWithPlace, 'reading' | 'second'> | null> {
  if (text === '') return null;
  const read = readPlaceField(reader, text);
  // the ends of a route are known by each other
  if (read) return read.second ? read : { reading: await preferServed(pool, read.reading) };
  const { gazetteer, language } = reader;
  const suggestions = gazetteer.similar(text, SIMILAR).map((item) => displayName(item, language));
  throw new Invalid('search.unknownPlace', { place: text.slice(0, 60), field }, suggestions);
}
