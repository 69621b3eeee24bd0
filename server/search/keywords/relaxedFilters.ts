/** A tsquery, and how many documents have it at most. */
export interface Filter {
  query: string;
  documents: number;
}

/** A search has no more filters, nor reaches or tiers. */
export const MAX_FILTERS = 8;
const MAX_WORDS = 9;
const MAX_COMBINATIONS = 36;
const MAX_LEVELS = 3;

/**
 * What matches some of several words, strictest first: all but one, all but two and so on down to two, then any one. A
 * level of more than 36 combinations is left out, and of many levels the strictest three stay.
 */
export function relaxedFilters(words: readonly Filter[]): Filter[] {
  const commonestFirst = words.map(({ documents }) => documents).sort((a, b) => b - a);
  const levels: Filter[] = [];
  for (let kept = words.length - 1; kept >= 2 && words.length <= MAX_WORDS && levels.length < MAX_LEVELS; kept--) {
    const chosen = combinations(words, kept);
    if (chosen.length > MAX_COMBINATIONS) continue;
    levels.push({
      query: chosen.map((each) => `(${each.map(({ query }) => query).join('&')})`).join('|'),
      // no combination has more than the words that are commonest
      documents: commonestFirst[kept - 1]!,
    });
  }
  return [...levels, anyOf(words)];
}

/** What has at least one of the words. */
export function anyOf(words: readonly Filter[]): Filter {
  return {
    query: words.map(({ query }) => `(${query})`).join('|'),
    documents: words.reduce((sum, { documents }) => sum + documents, 0),
  };
}

/** What has all of the words. */
export function allOf(words: readonly Filter[]): Filter {
  return {
    query: words.map(({ query }) => `(${query})`).join('&'),
    documents: Math.min(...words.map(({ documents }) => documents)),
  };
}

function combinations<T>(values: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, at) => combinations(values.slice(at + 1), size - 1).map((rest) => [value, ...rest]));
}
