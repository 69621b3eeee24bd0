/** A stretch of a text that matched, in UTF-16 code units: `text.slice(start, end)`. */
export interface Stretch {
  start: number;
  end: number;
}

/** The words of a text whose stem is one of the searched lexemes. */
export function highlight(text: string, lexemes: ReadonlySet<string>): Stretch[] {
  const found: Stretch[] = [];
  for (const word of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (lexemes.has(stem(foldWord(word[0])))) found.push({ start: word.index, end: word.index + word[0].length });
  }
  return found;
}

function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** As PostgreSQL's `search.stem`, for one word. */
export function stem(word: string): string {
  return word
    .replace(/([a-z]{2})[oa]es$/, '$1ao')
    .replace(/([a-z]{3}[ae])is$/, '$1l')
    .replace(/([a-z]{3})(?:[aeo]s|s|[aeo])$/, '$1');
}
