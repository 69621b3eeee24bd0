/** A stretch of a text that matched, in UTF-16 code units: `text.slice(start, end)`. */
interface Stretch {
  start: number;
  end: number;
}

export type Highlighter = (text: string) => Stretch[];

/** Finds the words of a text whose stem is one of the searched lexemes. Made once a search, for all its rows. */
export function createHighlighter(lexemes: readonly string[]): Highlighter {
  if (lexemes.length === 0) return () => [];
  const wanted = new Set(lexemes);
  // Few words begin like a lexeme, and a regular expression finds those far faster than every word is stemmed.
  const beginnings = [...new Set(lexemes.map((lexeme) => lexeme.slice(0, 2)))];
  const candidates = new RegExp(`\\b(?:${beginnings.join('|')})[a-z0-9]*`, 'g');
  return (text) => {
    const found: Stretch[] = [];
    for (const { 0: word, index } of foldInPlace(text).matchAll(candidates))
      if (wanted.has(stem(word))) found.push({ start: index, end: index + word.length });
    return found;
  };
}

const plainLetters = new Map<string, string>();

/** Lower case without accents, every character where it was: 'ß', which would become two, stays. */
function foldInPlace(text: string): string {
  return text.toLowerCase().replace(/[^\0-\x7f]/g, (letter) => {
    let plain = plainLetters.get(letter);
    if (plain === undefined) {
      plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
      if (plain.length !== 1) plain = letter;
      plainLetters.set(letter, plain);
    }
    return plain;
  });
}

/** As PostgreSQL's `search.stem`, for one word. */
export function stem(word: string): string {
  return word
    .replace(/([a-z]{3})ings?$/, '$1')
    .replace(/([a-z]{2})[oa]es$/, '$1ao')
    .replace(/([a-z]{3}[ae])is$/, '$1l')
    .replace(/([a-z]{3})(?:[aeo]s|s|[aeo])$/, '$1');
}
