import type { Pool } from 'pg';
import type { Context } from '#server/graphql/context.ts';
import { displayName, type Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import type { Area } from '#shared/area.ts';
import { readArea } from './area.ts';
import { type Count, countResults } from './count.ts';
import { decodeCursor } from './cursor.ts';
import { createHighlighter, type Highlighter } from './highlight.ts';
import { understandKeywords } from './keywords/understandKeywords.ts';
import { type PageRow, searchPage } from './page.ts';
import { isServed } from './servedPlaces.ts';

export const MAX_RESULTS = 100;
/** How many results can be reached by their number; a cursor goes through all. */
export const MAX_DEPTH = 1_000;
/** Names of places like one that is not known. */
const SIMILAR = 3;

export interface SearchInput {
  /** Free text, as typed or as suggested. */
  place?: string | null;
  /** A place that was chosen: it goes before the text. */
  addressId?: number | null;
  /** What is seen of the map, in place of a place. */
  area?: Area | null;
  keywords?: string | null;
  first?: number | null;
  after?: string | null;
  /** Results to skip, in place of a cursor. */
  offset?: number | null;
}

export interface SearchResults {
  rows: PageRow[];
  hasNextPage: boolean;
  /** The place that was searched around. */
  place: Place | null;
  /** Other places that the text may mean, likeliest first. */
  otherPlaces: Place[];
  /** Words of the text that name no known place, as they were typed. */
  placeNotUnderstood: string | null;
  /** False when no provider has all the words, and those with some of them are shown. */
  matchesAllWords: boolean;
  /** Finds the matched words in a text of a row. */
  highlight: Highlighter;
  count: () => Promise<Count>;
}

/**
 * Approved providers by place, keywords or both: two round trips to the database, mostly; one more for words that nobody
 * has, one for the count of very many.
 */
export async function searchProviders(
  { pool, ...reader }: { pool: Pool } & Reader,
  input: SearchInput,
): Promise<SearchResults> {
  const keywords = parseText(input.keywords, { field: 'keywords' });
  const placeText = parseText(input.place, { field: 'place' });
  const { size, offset, after } = readPage(input);
  const area = input.area ? readArea(input.area) : null;
  const hasPlace = placeText !== '' || input.addressId != null;
  if (area && hasPlace) throw new Invalid('search.areaAndPlace', { field: 'area' });
  if (keywords === '' && !hasPlace && !area) throw new Invalid('search.empty');

  const [reading, words] = await Promise.all([
    input.addressId == null ? preferServed(pool, readPlace(reader, placeText)) : chosenPlace(reader, input.addressId),
    keywords === '' ? null : understandKeywords(pool, keywords),
  ]);
  const place = reading?.place ?? null;
  if (keywords !== '' && !words && !place && !area) throw new Invalid('search.noWords', { field: 'keywords' });

  const end = offset + size;
  const rows = await searchPage(pool, words, { place, area }, end + 1, after);
  return {
    rows: rows.slice(offset, end),
    hasNextPage: rows.length > end,
    place,
    otherPlaces: reading?.others ?? [],
    placeNotUnderstood: reading?.notUnderstood ?? null,
    matchesAllWords: rows.every((row) => row.filterIndex === 1),
    highlight: createHighlighter(words?.lexemes ?? []),
    count: () => countResults(pool, words, { place, area }, rows),
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

type Found = Pick<Reading, 'place' | 'others' | 'notUnderstood'>;

/** Whose place it is, and who asks for it. */
type Reader = { gazetteer: Gazetteer } & Pick<Context, 'language' | 'country'>;

function chosenPlace({ gazetteer }: Reader, id: number): Found {
  const place = gazetteer.get(id);
  if (!place) throw new Invalid('search.unknownPlace', { place: id, field: 'addressId' });
  return { place, others: [], notUnderstood: null };
}

function readPlace({ gazetteer, language, country }: Reader, text: string): Found | null {
  if (text === '') return null;
  const reading = gazetteer.read(text, country);
  if (reading) return reading;
  const place = text.slice(0, 60);
  const suggestions = gazetteer.similar(text, SIMILAR).map((one) => displayName(one, language));
  throw new Invalid('search.unknownPlace', { place, field: 'place' }, suggestions);
}

/** Of several places that a text may mean, the first that has providers around it; the likeliest if none has. */
async function preferServed(pool: Pool, found: Found | null): Promise<Found | null> {
  if (!found || found.others.length === 0) return found;
  const places = [found.place, ...found.others];
  const at = (await isServed(pool, places)).indexOf(true);
  if (at <= 0) return found;
  return { ...found, place: places[at]!, others: places.filter((_, nth) => nth !== at) };
}
