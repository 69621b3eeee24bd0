import { fold } from '#shared/fold.ts';
import { ASKING_WORDS } from './askingWords.ts';
import { stem } from './stem.ts';

/** Facts about the words of keywords. */
export interface KnownWords {
  /** Whether the words are a whole name of a service, or a synonym. */
  isServiceName: (tokens: readonly string[]) => boolean;
  /** Whether the word is part of a name or synonym of a service. */
  isServiceWord: (token: string) => boolean;
  /** Whether the word is part of a phrase of several words for services that was entered completely. */
  isInPhrase: (token: string) => boolean;
  /** Whether the name or description of a provider contains a word with this lexeme. */
  isKnown: (lexeme: string) => boolean;
}

/** A folded word, and its position. */
export interface PlacedWord {
  text: string;
  start: number;
  end: number;
}

export interface KeywordText {
  keywords: string;
  words: PlacedWord[];
  known: KnownWords;
}

/** A whole postal code of the large countries: "60601", "13201-000", "X5000", "H9P 1J3". */
const POSTAL_CODE = /^(?:\d{5}(?:[- ]\d{3,4})?|\d{8}|[a-z]\d{4}(?:[a-z]{3})?|[a-z]\d[a-z](?: ?\d[a-z]\d)?)$/i;

export const isPostal = (typed: string) => POSTAL_CODE.test(typed);

export function splitKeywords(keywords: string, known: KnownWords): KeywordText {
  const words = [...keywords.matchAll(/[\p{L}\p{M}\p{N}.']+/gu)].map(({ 0: word, index }) => ({
    // abbreviated or elided prepositions, as in "p/ Santos" and "jusqu'à Laval"
    text: word === 'p' && keywords[index + 1] === '/' ? 'para' : fold(word).replace(/^jusqu (?:a|au|aux|en)$/, 'jusqu'),
    start: index,
    end: index + word.length,
  }));
  return { keywords, words, known };
}

export const typedOf = ({ keywords, words }: KeywordText, from: number, to: number) =>
  keywords.slice(words[from]!.start, words[to - 1]!.end);

export const isAsking = ({ text }: PlacedWord) => ASKING_WORDS.has(stem(text));

/** Whether a word has no known meaning other than a place. */
export const isNew = ({ known }: KeywordText, word: PlacedWord) =>
  !known.isKnown(stem(word.text)) && !known.isServiceWord(word.text) && !isAsking(word);

/** Whether the word is "Pará", or "para" after "pro": a state, and not a preposition. */
export function isPara({ keywords, words }: KeywordText, from: number, to: number): boolean {
  const { text, start, end } = words[from]!;
  if (text !== 'para' || to > from + 1) return false;
  return /^par\u00e1$/i.test(keywords.slice(start, end)) || /^(?:pro|no|do)$/.test(words[from - 1]?.text ?? '');
}
