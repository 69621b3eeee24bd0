import type { Pool } from 'pg';
import { ASKING_WORDS } from './askingWords.ts';
import { correctWords, type KnownWord, type TypedWord } from './correctWords.ts';
import { allOf, anyOf, type Filter, relaxedFilters } from './relaxedFilters.ts';

/** What keywords ask for. A word with its corrections is a group. */
export interface Understanding {
  /**
   * Filters to try in turn until one finds something, as tsqueries: all groups; all that anybody has; all that are not
   * guesses at a word nobody has; then ever fewer of them. Groups that more than 40 % of the documents have, and words
   * of asking, do not filter, unless there are no others.
   */
  filters: string[];
  /** For each filter, how many documents have it at most: as many as have its rarest group. */
  filterDocuments: number[];
  /** Every group but words of asking, for scoring. */
  ranking: string;
  /** What documents named so have: the same words, or the very name. */
  name: string | null;
  /** Every word with its corrections, for highlighting. */
  lexemes: string[];
}

interface Group extends Filter {
  lexemes: string[];
  /** Documents have the word as it was typed. */
  isSure: boolean;
}

/**
 * One round trip, and one or two more for words that nobody has. Null when the keywords hold no word to search, only
 * punctuation or words such as 'de'.
 */
export async function understandKeywords(pool: Pool, keywords: string): Promise<Understanding | null> {
  const { rows } = await pool.query<TypedWord & { total: number; name: string | null }>({
    name: 'search.words',
    text: 'select token, lexeme, documents, total, name from search.words($1)',
    values: [keywords],
  });
  if (rows.length === 0) return null;
  const { total, name } = rows[0]!;
  const corrections = await correctWords(pool, rows.filter(mayBeWrong(total)));
  const groups = rows.map((word) => groupOf(word, corrections.get(word.lexeme) ?? []));
  const lexemes = groups.flatMap((group) => group.lexemes);

  const isAsking = (group: Group) => ASKING_WORDS.has(group.lexemes[0]!);
  const onlyAsks = groups.every(isAsking);
  const wanted = onlyAsks ? groups : groups.filter((group) => !isAsking(group));
  const filtering = wanted.filter(({ documents }) => !onlyAsks && documents <= 0.4 * total);
  const unknown = filtering.filter(({ documents }) => documents === 0);
  const strong = filtering.length > 0 ? filtering.filter(({ documents }) => documents > 0) : wanted;
  const filters = filtersOf(strong, unknown).map(({ query, documents }) => ({
    query,
    documents: Math.min(documents, total),
  }));
  return {
    filters: filters.map(({ query }) => query),
    filterDocuments: filters.map(({ documents }) => documents),
    ranking: wanted.map(({ query }) => query).join('|'),
    name,
    lexemes,
  };
}

/** Nobody has it, or so few that it may be a typo that was made before. */
function mayBeWrong(total: number) {
  const few = Math.max(3, Math.floor(total / 50_000));
  return ({ token, lexeme, documents }: TypedWord) =>
    documents < few && token.length >= 4 && token.length <= 30 && !/\d/.test(token) && !ASKING_WORDS.has(lexeme);
}

function groupOf({ lexeme, documents }: TypedWord, corrections: KnownWord[]): Group {
  const lexemes = [lexeme, ...corrections.map((correction) => correction.lexeme)];
  return {
    // lexemes are letters and digits: nothing in them has a meaning in a tsquery
    query: `(${[...lexemes]
      .sort()
      .map((each) => `'${each}'`)
      .join('|')})`,
    documents: corrections.reduce((sum, correction) => sum + correction.documents, documents),
    lexemes,
    isSure: documents > 0,
  };
}

function filtersOf(strong: Group[], unknown: Group[]): Filter[] {
  const filters = [allOf([...strong, ...unknown])];
  if (unknown.length > 0 && strong.length > 0) filters.push(allOf(strong));
  const sure = strong.filter(({ isSure }) => isSure);
  if (sure.length > 0 && sure.length < strong.length) filters.push(allOf(sure));
  if (strong.length === 2) filters.push(anyOf(strong));
  if (strong.length > 2) filters.push(...relaxedFilters(strong));
  return filters;
}
