/** A tsquery, and how many documents have it at most. */
export interface Filter {
  query: string;
  documents: number;
  /** The condition that all must match, where it has several parts. */
  all?: readonly Filter[];
}

/** A search has no more filters, nor reaches or tiers. */
export const MAX_FILTERS = 8;
/** A filter is looked up as so many conditions. */
const MOST_PARTS = 3;
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

/** Matches at least one of the words. */
export function anyOf(words: readonly Filter[]): Filter {
  return {
    query: words.map(({ query }) => `(${query})`).join('|'),
    documents: words.reduce((sum, { documents }) => sum + documents, 0),
  };
}

/** Matches all of the words. */
export function allOf(words: readonly Filter[]): Filter {
  return {
    query: words.map(({ query }) => `(${query})`).join('&'),
    documents: Math.min(...words.map(({ documents }) => documents)),
    all: words,
  };
}

/**
 * A filter as conditions that an index looks up one by one, the rarest first: for one query of several alternatives with
 * several others, PostgreSQL visits what any of them has.
 */
export function partsOf(filter: Filter): (string | null)[] {
  const { all = [] } = filter;
  const rarestFirst = [...all].sort((a, b) => a.documents - b.documents);
  const rare = rarestFirst.slice(0, 1 - MOST_PARTS);
  const common = rarestFirst.slice(1 - MOST_PARTS);
  const parts = all.length < 2 ? [filter] : [...(rare.length > 0 ? [allOf(rare)] : []), ...common];
  return Array.from({ length: MOST_PARTS }, (_, nth) => parts[nth]?.query ?? null);
}

function combinations<T>(values: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, at) => combinations(values.slice(at + 1), size - 1).map((rest) => [value, ...rest]));
}
