import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import { ASKING_WORDS } from './askingWords.ts';
import type { Correction, TypedWord } from './correctWords.ts';
import { OTHER_TRADES } from './otherTrades.ts';
import { type ServiceVocabulary, singular } from './services.ts';

/** A word of keywords. */
export interface Word extends TypedWord {
  /** The lexeme, and the lexemes of its corrections. */
  lexemes: string[];
  correction: Correction | undefined;
  /** The lexeme that names services. */
  meant: string;
  /** Whether the word belongs to the request rather than to its subject. */
  isAsking: boolean;
}

const MAX_NAMES = 40;

/** Returns whether so few documents contain a word that it may be a typo. Words of services are always known. */
export function mayBeWrong(total: number, { withLexeme }: ServiceVocabulary) {
  const few = Math.max(3, Math.floor(total / 50_000));
  return ({ token, lexeme, documents }: TypedWord) =>
    documents < few &&
    !withLexeme.has(lexeme) &&
    token.length >= 4 &&
    token.length <= 30 &&
    !/\d/.test(token) &&
    !ASKING_WORDS.has(lexeme) &&
    !OTHER_TRADES.has(lexeme);
}

export function readWord(row: TypedWord, correction: Correction | undefined, vocabulary: ServiceVocabulary): Word {
  const { token, lexeme, documents } = row;
  const lexemes = [lexeme, ...(correction?.taken ?? []).map((item) => item.lexeme)];
  const meant = lexemes.find((item) => vocabulary.withLexeme.has(item)) ?? lexeme;
  return { token, lexeme, documents, lexemes, correction, meant, isAsking: isAskingWord(vocabulary, row) };
}

/** Whether a word is one of requests, and not also a synonym of a service, such as 'movers'. */
function isAskingWord({ withLexeme }: ServiceVocabulary, { token, lexeme }: TypedWord): boolean {
  const isService = withLexeme
    .get(lexeme)
    ?.some(({ level, lexemes, tokens }) => level === 'synonym' && lexemes.length === 1 && tokens.has(singular(token)));
  return ASKING_WORDS.has(lexeme) && !isService;
}

// lexemes are letters and digits: none has a special meaning in a tsquery
/** The condition for documents with the word: anywhere, or, with '~', in their name. */
export const queryOf = ({ lexemes }: Word, prefix: '' | '~' = '') =>
  `(${[...lexemes]
    .sort()
    .map((each) => `'${prefix}${each}'`)
    .join('|')})`;

export const documentsWith = ({ documents, correction }: Word) =>
  (correction?.taken ?? []).reduce((sum, item) => sum + item.documents, documents);

/** The condition for names, extended to names that the words misspell. */
export function namesOf(name: string | null, words: Word[]): string | null {
  const asTyped = ({ lexeme, token, correction }: Word) => [
    ...new Set([lexeme, token, ...(correction?.inNames ?? [])]),
  ];
  if (!name || words.every((word) => asTyped(word).length === 1)) return name;
  let names: string[][] = [[]];
  for (const word of words)
    names = asTyped(word)
      .flatMap((item) => names.map((before) => [...before, item]))
      .slice(0, MAX_NAMES);
  return [name, ...names.map((item) => `'=${item.sort().join(' ')}'`)].join('|');
}

/**
 * The keywords with corrections that are too uncertain to be used, in words of the language; null without corrections.
 */
export function suggest(
  keywords: string,
  words: Word[],
  { written }: ServiceVocabulary,
  language: Language,
): string | null {
  const offered = new Map(
    words.flatMap(({ token, correction }): [string, string][] => {
      const word = correction?.offered ? written[language].get(correction.offered) : undefined;
      return word ? [[token, word]] : [];
    }),
  );
  if (offered.size === 0) return null;
  return keywords.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => offered.get(fold(word)) ?? word);
}
