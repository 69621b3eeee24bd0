import { stem } from './keywords/stem.ts';

/** A matched part of a text, in UTF-16 code units: `text.slice(start, end)`. */
interface Stretch {
  start: number;
  end: number;
}

export type Highlighter = (text: string) => Stretch[];

/**
 * Returns a function that finds the words of a text whose stem is one of the searched lexemes. Created once per search,
 * for all its rows.
 */
export function createHighlighter(lexemes: readonly string[]): Highlighter {
  if (lexemes.length === 0) return () => [];
  const wanted = new Set(lexemes);
  // Few words begin like a lexeme, and a regular expression finds them far faster than stemming every word.
  const beginnings = [...new Set(lexemes.map((lexeme) => lexeme.slice(0, 2)))];
  const candidates = new RegExp(`\\b(?:${beginnings.join('|')})[a-z0-9]*`, 'g');
  return (text) => {
    const found: Stretch[] = [];
    const folded = foldInPlace(text);
    candidates.lastIndex = 0;
    for (let match = candidates.exec(folded); match; match = candidates.exec(folded))
      if (wanted.has(knownStem(match[0]))) found.push({ start: match.index, end: match.index + match[0].length });
    return found;
  };
}

const MAX_STEMS = 20_000;
const stems = new Map<string, string>();

/** The stem of a word, cached because the rows of all searches repeat the same words. */
function knownStem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known = stem(word);
    if (stems.size === MAX_STEMS) stems.clear();
    stems.set(word, known);
  }
  return known;
}

const plainLetters = new Map<string, string>();

/** The text in lower case without accents, with unchanged positions: 'ß', which would become two letters, stays. */
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
