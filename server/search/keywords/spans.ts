import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { fold } from '#shared/fold.ts';
import { ASKING_WORDS } from './askingWords.ts';
import { AT, BEFORE, PARTICLES, TOWARDS } from './placeWords.ts';
import { stem } from './stem.ts';

/** Facts about the words of keywords. */
export interface KnownWords {
  /** Whether they are a whole name of a service, or a synonym. */
  isServiceName: (tokens: readonly string[]) => boolean;
  /** Whether it is part of one. */
  isServiceWord: (token: string) => boolean;
  /** Whether it is part of a phrase of several words for services that was entered completely. */
  isInPhrase: (token: string) => boolean;
  /** A provider's name or description has a word with this lexeme. */
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

/** Words that may name a place. */
export interface Span {
  from: number;
  to: number;
  typed: string;
  reading: Reading;
  /** It is a road that is known without its city. */
  isRoad: boolean;
  /** The places that it may mean, likeliest first, and how much less likely each is. */
  meanings: { place: Place; behind: number }[];
}

const MOST_WORDS = 5;
/** The maximum number of readings of a text: each may take a millisecond. */
const MOST_READINGS = 16;
/** The penalty of a city whose name is also that of a country or region. */
const NAMESAKE_BEHIND = 4;
/** The minimum number of letters of a misspelt word. */
const LEAST_MISSPELT = 6;
/** A whole postal code of the large countries: "60601", "13201-000", "X5000", "H9P 1J3". */
const POSTAL_CODE = /^(?:\d{5}(?:[- ]\d{3,4})?|\d{8}|[a-z]\d{4}(?:[a-z]{3})?|[a-z]\d[a-z](?: ?\d[a-z]\d)?)$/i;

export const isPostal = (typed: string) => POSTAL_CODE.test(typed);

export function splitKeywords(keywords: string, known: KnownWords): KeywordText {
  const words = [...keywords.matchAll(/[\p{L}\p{M}\p{N}.']+/gu)].map(({ 0: word, index }) => ({
    text: fold(word),
    start: index,
    end: index + word.length,
  }));
  return { keywords, words, known };
}

export const typedOf = ({ keywords, words }: KeywordText, from: number, to: number) =>
  keywords.slice(words[from]!.start, words[to - 1]!.end);

export const isAsking = ({ text }: PlacedWord) => ASKING_WORDS.has(stem(text));

/** Whether none of its words has another meaning. */
export const isNew = ({ known }: KeywordText, word: PlacedWord) =>
  !known.isKnown(stem(word.text)) && !known.isServiceWord(word.text) && !isAsking(word);

/** All words that may name a place, those at the end and after a preposition first. */
export function findSpans(text: KeywordText, gazetteer: Gazetteer, reader: Reader): Span[] {
  const spans: Span[] = [];
  let readings = 0;
  for (const [from, to] of ranges(text)) {
    if (!mayBePlace(text, gazetteer, from, to)) continue;
    if (++readings > MOST_READINGS) break;
    const typed = typedOf(text, from, to);
    const reading = mayBeMisspelt(text, from, to)
      ? gazetteer.read(typed, reader)
      : gazetteer.readAsTyped(typed, reader);
    if (!reading || reading.notUnderstood !== null) continue;
    const meanings = meaningsOf(reading, gazetteer);
    spans.push({ from, to, typed, reading, isRoad: gazetteer.isRoad(typed), meanings });
  }
  return spans;
}

/** Also the largest city with the name of a country or region: "de Guatemala a San Salvador", "SP x Fortaleza". */
function meaningsOf({ place, others, behind }: Reading, gazetteer: Gazetteer): Span['meanings'] {
  const meanings = [place, ...others].map((item, nth) => ({ place: item, behind: nth === 0 ? 0 : behind[nth - 1]! }));
  const city = gazetteer
    .named(fold(place.name))
    .find((item) => item.kind === 'city' && item.countryCode === place.countryCode);
  const isKnown = place.kind === 'city' || meanings.some((meaning) => meaning.place.id === city?.id);
  return city && !isKnown ? [...meanings, { place: city, behind: NAMESAKE_BEHIND }] : meanings;
}

function ranges({ words }: KeywordText): [number, number][] {
  const all = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_, more): [number, number] => [
      from,
      from + more + 1,
    ]),
  );
  const isAfterPreposition = ([from]: [number, number]) => AT.has(words[from - 1]?.text ?? '');
  const order = (range: [number, number]) => (range[1] === words.length ? 0 : isAfterPreposition(range) ? 1 : 2);
  return all.sort((a, b) => order(a) - order(b) || a[0] - b[0]);
}

/** Whether words may be a place: reading takes longest, and most words are not. */
function mayBePlace(text: KeywordText, gazetteer: Gazetteer, from: number, to: number): boolean {
  const { words, keywords } = text;
  const range = words.slice(from, to);
  // "Gary, IN"
  const isState = (word: PlacedWord) =>
    range.length > 1 && word === range.at(-1) && /^[A-Z]{2}$/.test(keywords.slice(word.start, word.end));
  const isSmall = (word: PlacedWord) =>
    !isState(word) && (word.text === '' || TOWARDS.has(word.text) || AT.has(word.text) || PARTICLES.has(word.text));
  if (isSmall(range[0]!) || isSmall(range.at(-1)!)) return false;
  const typed = typedOf(text, from, to);
  // "Pointe-à-Pitre", but not "transporte a Rosario"
  if (range.some((word) => AT.has(word.text) && !isState(word))) return gazetteer.named(fold(typed)).length > 0;
  if (isPostal(typed)) return true;
  if (gazetteer.isRoad(typed)) return true;
  // "zona 12"
  if (/(?:^|\D)\d{1,4}(?:\D|$)/.test(typed)) return gazetteer.named(fold(typed)).length > 0;
  const isOfPlaces = (word: PlacedWord) =>
    word.text.split(' ').every((part) => gazetteer.hasWord(part) || BEFORE.has(part));
  const mayErr = mayBeMisspelt(text, from, to);
  return range.every((word) => isOfPlaces(word) || (mayErr && isLongAndNew(text, word, from, to)));
}

const isAfterAt = ({ words }: KeywordText, from: number) => AT.has(words[from - 1]?.text ?? '');

function mayBeMisspelt(text: KeywordText, from: number, to: number): boolean {
  const isAtEnd = to === text.words.length || isAfterAt(text, from);
  return isAtEnd && text.words.slice(from, to).some((word) => isLongAndNew(text, word, from, to));
}

function isLongAndNew(text: KeywordText, word: PlacedWord, from: number, to: number): boolean {
  const least = LEAST_MISSPELT - Number(to - from > 1 || isAfterAt(text, from));
  return word.text.length >= least && isNew(text, word);
}
