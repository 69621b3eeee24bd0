import type { Pool } from 'pg';
import type { Gazetteer } from '../addresses/gazetteer.ts';
import type { Place } from '../addresses/place.ts';
import { Invalid } from '../errors.ts';
import { readText } from '../text.ts';
import { type Count, countResults } from './count.ts';
import { decodeCursor } from './cursor.ts';
import { createHighlighter, type Highlighter } from './highlight.ts';
import { understandKeywords } from './keywords/understandKeywords.ts';
import { type PageRow, searchPage } from './page.ts';

export const MAX_RESULTS = 100;

export interface SearchInput {
  /** Free text, as typed or as suggested. */
  place?: string | null;
  /** A place that was chosen: it goes before the text. */
  addressId?: number | null;
  keywords?: string | null;
  first?: number | null;
  after?: string | null;
}

export interface SearchResults {
  rows: PageRow[];
  hasNextPage: boolean;
  /** The place that was searched around. */
  place: Place | null;
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
  { pool, gazetteer }: { pool: Pool; gazetteer: Gazetteer },
  input: SearchInput,
): Promise<SearchResults> {
  const keywords = readText(input.keywords, { field: 'keywords' });
  const placeText = readText(input.place, { field: 'place' });
  const size = input.first ?? 20;
  if (size < 1 || size > MAX_RESULTS) throw new Invalid('paging.first', { max: MAX_RESULTS, field: 'first' });
  const after = input.after ? decodeCursor(input.after) : null;
  if (keywords === '' && placeText === '' && input.addressId == null) throw new Invalid('search.empty');

  const place = findPlace(gazetteer, placeText, input.addressId ?? null);
  const words = keywords === '' ? null : await understandKeywords(pool, keywords);
  if (keywords !== '' && !words && !place) throw new Invalid('search.noWords', { field: 'keywords' });

  const rows = await searchPage(pool, words, place, size + 1, after);
  return {
    rows: rows.slice(0, size),
    hasNextPage: rows.length > size,
    place,
    matchesAllWords: rows.every((row) => row.must === 1),
    highlight: createHighlighter(words?.lexemes ?? []),
    count: () => countResults(pool, words, place, rows),
  };
}

function findPlace(gazetteer: Gazetteer, text: string, id: number | null): Place | null {
  if (id !== null) {
    const place = gazetteer.get(id);
    if (!place) throw new Invalid('search.unknownPlace', { place: id, field: 'addressId' });
    return place;
  }
  if (text === '') return null;
  const place = gazetteer.resolve(text);
  if (!place) throw new Invalid('search.unknownPlace', { place: text.slice(0, 60), field: 'place' });
  return place;
}
