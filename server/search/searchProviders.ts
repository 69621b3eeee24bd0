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
import { readDirectory } from './directory.ts';
import { chosenPlace, readEnds, type SearchEnds, type TypedEnd } from './ends.ts';
import { type Facets, isNarrowed, type SearchFilters } from './facets/facets.ts';
import { cardsOf, findLanes } from './findLanes.ts';
import { createHighlighter, type Highlighter } from './highlight.ts';
import { keptText } from './keptTexts.ts';
import { isAsking } from './keywords/askingWords.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { type Dimension, narrow, readFilters } from './narrow.ts';
import { type PageRow, type Sorting, searchPage } from './page.ts';
import { isBeyond, reachesOf, withinKm } from './reach.ts';
import { readBareRoute, readBeside } from './readBeside.ts';
import {
  type KeywordsWithPlace,
  namesService,
  preferServed,
  readKeywords,
  readPlaceField,
  type SearchReader,
} from './readKeywords.ts';
import { countDriven, isDriven, routeRows, withMatches } from './routeRows.ts';

export const MAX_RESULTS = 100;
/** The number of results that can be reached by offset; a cursor reaches all results. */
export const MAX_DEPTH = 1_000;
/** The share of all documents below which words count as selective. */
const FEW = 0.05;
/** The number of suggested names of places that resemble an unknown one. */
const SIMILAR = 3;

export interface SearchInput extends SearchEnds {
  /** The visible part of the map, instead of a place. */
  area?: Area | null;
  keywords?: string | null;
  /** Whether all keywords are searched literally, so that none is interpreted as a place. */
  literalKeywords?: boolean | null;
  filters?: SearchFilters | null;
  /** The order of the results. Without a place, nearest first means best match. */
  sorting?: Sorting | null;
  first?: number | null;
  after?: string | null;
  /** The number of results to skip, instead of a cursor. */
  offset?: number | null;
}

export interface SearchResults {
  rows: PageRow[];
  hasNextPage: boolean;
  /** The place around which results are searched. */
  place: Place | null;
  /**
   * The end of a route that starts at `place`: providers that drive the route come first, then those near one of its
   * ends.
   */
  secondPlace: Place | null;
  /** The words of the keywords that were interpreted as the place or the places, unchanged. */
  placeInKeywords: string | null;
  /** The other words of the keywords. */
  keywordsWithoutPlace: string | null;
  /**
   * The search radius in km around a city: the results are within it, or beyond it when `isBeyond`; null for other
   * places and routes.
   */
  withinKm: number | null;
  /** Whether no provider is near, so that the results are the nearest ones. */
  isBeyond: boolean;
  /** Other places that the text may mean, likeliest first. */
  otherPlaces: Place[];
  /** Words of the text that name no known place, as typed. */
  placeNotUnderstood: string | null;
  /** False if no provider has all the words, so that providers with some of them are shown. */
  matchesAllWords: boolean;
  /** The keywords with a correction that was too uncertain to be used. */
  suggestedKeywords: string | null;
  words: Understanding | null;
  /** Finds the matched words in a text of a row. */
  highlight: Highlighter;
  count: () => Promise<Count>;
  /** The filters of the results. */
  facets: (limits?: FacetedSearch['limits']) => Promise<Facets>;
}

/**
 * Approved providers by place, keywords or both. Usually takes one or two round trips to the database; one more for
 * unknown words, and one to count very many results.
 */
export async function searchProviders(
  searcher: { pool: Queryable } & SearchReader,
  input: SearchInput,
): Promise<SearchResults> {
  const { pool, ...reader } = searcher;
  const keywords = parseText(input.keywords, { field: 'keywords' });
  const { place: placeText, placeId, end: typedEnd } = readEnds(input);
  const { size, offset, after } = readPage(input);
  const area = input.area ? readArea(input.area) : null;
  const hasPlace = placeText !== '' || placeId != null;
  if (area && hasPlace) throw new Invalid('search.areaAndPlace', { field: 'to' });
  if (keywords === '' && !hasPlace && !area && !isNarrowed(input.filters)) throw new Invalid('search.empty');

  const isAlone = placeText !== '' && keywords === '' && !typedEnd;
  if (isAlone && (await namesService(pool, reader, placeText)))
    return searchProviders(searcher, { ...input, place: null, to: null, keywords: placeText });

  searches.inc({
    kind: area ? 'area' : hasPlace ? (keywords ? 'place and keywords' : 'place') : keywords ? 'keywords' : 'filters',
  });
  const directory = await readDirectory(pool);
  const [asked, text] = await Promise.all([
    placeId == null ? readPlace(pool, reader, placeText) : { reading: chosenPlace(reader, placeId) },
    keywords === '' ? null : keptText(pool, keywords),
  ]);
  if (keywords !== '' && !text && !asked && !area && !isNarrowed(input.filters))
    throw new Invalid('search.noWords', { field: 'keywords' });
  const isLiteral = asked !== null || area !== null || Boolean(input.literalKeywords);
  const end = typedEnd && (await readEnd(pool, reader, typedEnd));
  const inKeywords: KeywordsWithPlace =
    text && !isLiteral
      ? await readKeywords(pool, reader, text)
      : readBeside(reader, text, { ...asked, ...(end && { second: end }) }, Boolean(input.literalKeywords));
  const { reading } = inKeywords;
  const place = reading?.place ?? null;
  const secondPlace = end ?? inKeywords.second ?? null;
  const isNamed = Boolean(inKeywords.words?.services.length || inKeywords.words?.isOfOtherTrade);
  const isBare = place && secondPlace && !area && !isNamed;
  const typed = isBare ? await readBareRoute(pool, inKeywords.words, place, secondPlace) : inKeywords.words;

  // carriers that drive the route may offer any service on it
  const known = inKeywords.words?.filters.some(({ documents }) => documents > 0) ? inKeywords.words : null;

  const upTo = offset + size;
  const narrowing = await readFilters(pool, reader.gazetteer, input.filters, place);
  if (!typed && !place && !area && !narrowing)
    throw keywords === '' ? new Invalid('search.empty') : new Invalid('search.noWords', { field: 'keywords' });
  const words = narrow(typed, narrowing);
  const around = { place, second: secondPlace, area };
  // with filters, a search has the radius and the words of the same search without filters
  const [whole] = narrowing && !after && (typed || place || area) ? await searchPage(pool, typed, around, 1, null) : [];
  const reach = narrowing?.reach ?? (place && whole?.reach) ?? null;
  const where = { ...around, reach, filterIndex: whole?.filterIndex ?? null };
  const sorting = input.sorting && (place || input.sorting !== 'nearest') ? input.sorting : 'best';
  const isRoute = place && secondPlace && place.id !== secondPlace.id && sorting === 'best' && !narrowing?.reach;
  const route = isRoute ? ([place, secondPlace] as const) : null;
  const fromHere = after?.lane ? null : after;
  // earlier pages may have shown some of these rows first
  const most = upTo + 1 + (route && after ? (after.lane ?? MOST_FIRST) : 0);
  const readAround = (size: number) => searchPage(pool, words, where, size, fromHere, sorting);
  const onlyDriven = Boolean(route && input.filters?.drivesRoute);
  const findMatches = async (size: number, except?: Dimension) => {
    const ends = narrow(typed, narrowing, except);
    const lanes = isBare ? narrow(known, narrowing, except) : ends;
    const found = route ? await findLanes(pool, reader.gazetteer, route, { lanes, ends }, size) : [];
    return onlyDriven ? found.filter(isDriven) : found;
  };
  // few documents have the words, so that the providers that match the route do not fill the page
  const isFew = (words?.filters[0]?.documents ?? Infinity) < directory.documents * FEW;
  let nearEnds = route && isFew && !onlyDriven ? readAround(most) : undefined;
  const [matches] = await Promise.all([findMatches(after || offset ? 0 : upTo + 1), nearEnds]);
  const first = matches.slice(after ? (after.lane ?? matches.length) : 0);
  // these providers fill the page: those around the ends are only counted, if requested
  const isFilled = onlyDriven || first.length > upTo;
  const readNearEnds = () => {
    nearEnds ??= readAround(isFilled ? 1 : most);
    return nearEnds;
  };
  const [found, cards] = await Promise.all([
    isFilled ? [] : readNearEnds(),
    cardsOf(pool, first.slice(offset, upTo + 1)),
  ]);
  // a rebuild or a change of services may have changed the meaning of the words
  if ((await readDirectory(pool)) !== directory) return searchProviders(searcher, input);
  const rows = route
    ? routeRows(reader, { first, matches, cards, found, route, from: offset, to: upTo + 1 })
    : found.slice(offset);
  const shown = isBare ? inKeywords.words && words : words;
  const suggestion = shown?.suggestion(reader.language) ?? null;
  // counted once for all aliases of the field in a query
  let counted: Promise<Count> | undefined;
  let faceted: Promise<Facets> | undefined;
  const count = () => {
    counted ??= onlyDriven
      ? Promise.resolve(countDriven(matches))
      : readNearEnds().then(async (near) => withMatches(await countResults(pool, words, where, near), near, matches));
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
    matchesAllWords: rows.every((row) => isFull(row, shown)),
    withinKm: route ? null : withinKm(where.reach ?? found[0]?.reach, place),
    isBeyond: matches.length === 0 && isBeyond(where.reach ?? found[0]?.reach),
    suggestedKeywords: suggestion ? [suggestion, inKeywords.typed ?? []].flat().join(' ') : null,
    words: shown,
    highlight: createHighlighter(shown?.lexemes ?? []),
    count,
    facets: (limits) => {
      const countIn = async (): Promise<Facets> => {
        const [found] = onlyDriven ? [] : await readNearEnds();
        const looked = found ?? { filterIndex: whole?.filterIndex ?? 1, reach: where.reach ?? reachesOf(place)[0]! };
        const facets = await countFacets(
          { pool, gazetteer: reader.gazetteer },
          {
            ...{ words: typed, narrowing, limits },
            where: onlyDriven ? {} : where,
            first: { ...looked, matched: found?.matched ?? null },
            expected: async () => (await count()).count,
            matching: async (except) => {
              if (!onlyDriven) return except ? null : (found?.matching ?? null);
              const driven = except ? await findMatches(0, except) : matches;
              return `{${driven.map(({ providerId }) => providerId)}}`;
            },
          },
        );
        const driven = countDriven(matches.filter(isDriven));
        return { ...facets, drivesRoute: route && { ...driven, value: true, isSelected: onlyDriven } };
      };
      faceted ??= countIn();
      return faceted;
    },
  };
}

/** Whether a row has all meaningful words. */
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

/** The end of a route, typed or chosen. */
async function readEnd(pool: Queryable, reader: SearchReader, { text, id }: TypedEnd): Promise<Place | null> {
  const found =
    id == null ? await readPlace(pool, reader, text, 'to.text') : { reading: chosenPlace(reader, id, 'to.placeId') };
  return found?.reading?.place ?? null;
}

async function readPlace(
  pool: Queryable,
  reader: SearchReader,
  text: string,
  field = 'where.text',
): Promise<Pick<KeywordsWithPlace, 'reading' | 'second'> | null> {
  if (text === '') return null;
  const read = readPlaceField(reader, text);
  // the ends of a route disambiguate each other
  if (read) return read.second ? read : { reading: await preferServed(pool, read.reading) };
  // words such as "near me" and "chez moi" name no place
  if (isAsking(text)) return null;
  const { gazetteer, language } = reader;
  const suggestions = gazetteer.similar(text, SIMILAR).map((item) => displayName(item, language));
  throw new Invalid('search.unknownPlace', { place: text.slice(0, 60), field }, suggestions);
}
