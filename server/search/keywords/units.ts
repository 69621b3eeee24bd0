import { LRUCache } from 'lru-cache';
import { editDistance } from '#shared/editDistance.ts';
import { type Phrase, type ServiceVocabulary, servicesOf, singular } from './services.ts';
import { stem } from './stem.ts';

/**
 * The length of a stem below which words are equal only in the same gender: 'pipe' is not 'pipa', nor 'Lima' a 'limo'.
 */
const LONG_STEM = 5;

export interface TypedLexeme {
  /** The folded word. */
  token: string;
  lexeme: string;
  /** The lexeme of the word, or of its correction. */
  meant: string;
}

/** Words that form a phrase of the vocabulary, or a single word, with the phrases that contain them. */
export interface Unit {
  /** The lexemes of the words as entered. */
  lexemes: string[];
  /** Phrases of exactly these words, as typed or with the same stems. */
  whole: UnitPhrase[];
  /** Phrases that contain further words. */
  partly: UnitPhrase[];
}

export interface UnitPhrase {
  phrase: Phrase;
  isTyped: boolean;
}

/** Returns a test of whether words are near enough to each other in a text to form a phrase. */
export function areNear(position: (lexeme: string) => number) {
  return (lexemes: readonly string[]): boolean => {
    const at = lexemes.map(position);
    return Math.max(...at) - Math.min(...at) <= 2 * (lexemes.length - 1) + 1;
  };
}

/**
 * The units of a text: whole phrases of several words, longest first, then two words that are one word in the
 * vocabulary, then the other words. `isOne`: whether the words of a phrase are near enough to each other.
 */
export function findUnits(
  vocabulary: ServiceVocabulary,
  typed: readonly TypedLexeme[],
  isOne: (lexemes: readonly string[]) => boolean,
): Unit[] {
  const tokens = new Map(
    typed.flatMap(({ meant, lexeme, token }): [string, string][] =>
      meant === lexeme ? [[meant, singular(token)]] : [],
    ),
  );
  const phrases = findPhrases(
    vocabulary,
    typed.map(({ meant }) => meant),
    isOne,
  );
  const taken = new Set(phrases.flat());
  const joined = findJoined(
    vocabulary,
    typed.filter(({ meant }) => !taken.has(meant)),
  );
  for (const { lexemes } of joined) for (const lexeme of lexemes) taken.add(lexeme);
  const single = typed.filter(({ meant }) => !taken.has(meant)).map(({ meant }) => [meant]);
  return [...joined, ...[...phrases, ...single].map((lexemes) => readUnit(vocabulary, lexemes, tokens))];
}

/** Finds two words that are one word in the vocabulary: "low boy". */
function findJoined(vocabulary: ServiceVocabulary, typed: readonly TypedLexeme[]): Unit[] {
  return typed.slice(1).flatMap((word, at) => {
    const before = typed[at]!;
    const joined = before.token + word.token;
    if (!isServiceName(vocabulary, [joined])) return [];
    const unit = readUnit(vocabulary, [stem(joined)], new Map([[stem(joined), singular(joined)]]));
    return [{ ...unit, lexemes: [before.meant, word.meant] }];
  });
}

/** The completely entered phrases of several words, longest and most specific first, without overlaps. */
export function findPhrases(
  { ofSeveral }: ServiceVocabulary,
  lexemes: readonly string[],
  isOne: (lexemes: readonly string[]) => boolean = () => true,
): string[][] {
  const typed = new Set(lexemes);
  const found = [...typed].flatMap((lexeme) =>
    (ofSeveral.get(lexeme) ?? []).filter((phrase) => phrase.lexemes.every((item) => typed.has(item))),
  );
  const chosen: string[][] = [];
  const first = (a: Phrase, b: Phrase) => b.lexemes.length - a.lexemes.length || a.services.size - b.services.size;
  for (const phrase of found.sort(first)) {
    const isFree = chosen.every((other) => !other.some((item) => phrase.lexemes.includes(item)));
    if (isFree && isOne(phrase.lexemes)) chosen.push(phrase.lexemes);
  }
  return chosen;
}

/** Whether the words are, in any order, a name of a service or a synonym. */
export function isServiceName({ withLexeme }: ServiceVocabulary, tokens: readonly string[]): boolean {
  const typed = new Set(tokens.map(singular));
  return (withLexeme.get(stem(tokens[0]!)) ?? []).some(
    (phrase) => phrase.level !== 'heading' && phrase.tokens.size === typed.size && phrase.tokens.isSubsetOf(typed),
  );
}

/** The unit of a single word that was not typed. */
export const wordUnit = (vocabulary: ServiceVocabulary, lexemes: string[]): Unit =>
  readUnit(vocabulary, lexemes, new Map());

const MOST_KNOWN = 2_000;
/** The cached units, by their words: thousands of phrases contain "transporte". */
const knownUnits = new WeakMap<ServiceVocabulary['withLexeme'], LRUCache<string, Unit>>();

/** Reads a unit. `typed` contains the words of lexemes that were not corrected. */
function readUnit(vocabulary: ServiceVocabulary, lexemes: string[], typed: ReadonlyMap<string, string>): Unit {
  const ofVocabulary = knownUnits.get(vocabulary.withLexeme) ?? new LRUCache<string, Unit>({ max: MOST_KNOWN });
  knownUnits.set(vocabulary.withLexeme, ofVocabulary);
  const key = lexemes.map((lexeme) => `${lexeme} ${typed.get(lexeme) ?? ''}`).join('|');
  const unit = ofVocabulary.get(key) ?? compareWithPhrases(vocabulary, lexemes, typed);
  ofVocabulary.set(key, unit);
  return unit;
}

function compareWithPhrases(
  { withLexeme }: ServiceVocabulary,
  lexemes: string[],
  typed: ReadonlyMap<string, string>,
): Unit {
  const isSame = (lexeme: string, token: string | undefined, { tokens }: Phrase) =>
    token === undefined ||
    lexeme.length >= LONG_STEM ||
    tokens.has(token) ||
    (token.length >= LONG_STEM && [...tokens].some((item) => editDistance(item, token) <= 1));
  const alike = (withLexeme.get(lexemes[0]!) ?? [])
    .filter((phrase) =>
      lexemes.every((lexeme) => phrase.lexemes.includes(lexeme) && isSame(lexeme, typed.get(lexeme), phrase)),
    )
    .map((phrase) => ({
      phrase,
      isTyped: lexemes.every((lexeme) => !typed.has(lexeme) || phrase.tokens.has(typed.get(lexeme)!)),
    }));
  const isWhole = ({ phrase }: UnitPhrase) => phrase.lexemes.length === lexemes.length;
  // "vacunas" are not cattle, although "vacuno" has the same stem; nor is "frete de carreta" one of the "fretes e carretos"
  const [own, others] = [alike.filter(({ isTyped }) => isTyped), alike.filter(({ isTyped }) => !isTyped)];
  const services = (all: UnitPhrase[]) => servicesOf(all.map(({ phrase }) => phrase));
  const isOwnName = (item: UnitPhrase) => item.phrase.level === 'name' || (lexemes.length > 1 && isWhole(item));
  const isOther = own.some(isOwnName) && services(own).isDisjointFrom(services(others));
  const known = isOther ? own : alike;
  return { lexemes, whole: known.filter(isWhole), partly: known.filter((item) => !isWhole(item)) };
}
