import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { fold } from '#shared/fold.ts';
import { ASKING_WORDS } from './askingWords.ts';
import { AT, BEFORE, PARTICLES, PRONOUNS, TOWARDS } from './placeWords.ts';
import { stem } from './stem.ts';

/** A folded word, and where it stands. */
type PlacedWord = { text: string; start: number; end: number };

/** The facts about the words of keywords. */
export interface KnownWords {
  /** They are a whole name of a service, or other words for one. */
  isServiceName: (tokens: readonly string[]) => boolean;
  /** It is a word of one. */
  isServiceWord: (token: string) => boolean;
  /** Somebody's name or description has a word with this lexeme. */
  isKnown: (lexeme: string) => boolean;
}

/** Reads the places that words of keywords name. */
export interface PlaceRanges {
  words: PlacedWord[];
  /** The words from one to before another, as typed. */
  typedOf: (from: number, to: number) => string;
  /** The place that these words name. */
  at: (from: number, to: number) => Reading | null;
  /** The longest place that ends there, and its first word. */
  endingAt: (to: number) => [number, Reading] | null;
  /** The longest place that begins there, and the word after it. */
  beginningAt: (from: number) => [number, Reading] | null;
}

const MOST_WORDS = 5;
/** People of a town that is taken without a preposition before it; with one. */
export const KNOWN_TOWN = 15_000;
const SMALL_TOWN = 3_000;
/** People of a city that is more than a word of services that is written alike. */
export const KNOWN_CITY = 100_000;
const METROPOLIS = 1_000_000;
/** Most readings of a text: each may take a millisecond. */
const MOST_READINGS = 16;
/** Letters of a misspelt word. */
const LEAST_MISSPELT = 6;
/** A whole code of the large countries: "60601", "13201-000", "X5000", "H9P 1J3". */
const POSTAL_CODE = /^(?:\d{5}(?:[- ]\d{3,4})?|\d{8}|[a-z]\d{4}(?:[a-z]{3})?|[a-z]\d[a-z](?: ?\d[a-z]\d)?)$/i;
/** Letters of a code, such as that of a state. */
const LONGEST_CODE = 3;

export function readPlaceRanges(
  gazetteer: Gazetteer,
  keywords: string,
  reader: Reader,
  { isServiceName, isServiceWord, isKnown }: KnownWords,
): PlaceRanges {
  const words: PlacedWord[] = [...keywords.matchAll(/[\p{L}\p{M}\p{N}.']+/gu)].map(({ 0: word, index }) => ({
    text: fold(word),
    start: index,
    end: index + word.length,
  }));
  const typedOf = (from: number, to: number) => keywords.slice(words[from]!.start, words[to - 1]!.end);
  const isAsking = ({ text }: PlacedWord) => ASKING_WORDS.has(stem(text)) || PRONOUNS.has(text);
  /** It may be a misspelt name of a place: it is no word that anything else is known by. */
  const isNew = ({ text }: PlacedWord, least: number) =>
    text.length >= least && !isKnown(stem(text)) && !isServiceWord(text) && !ASKING_WORDS.has(stem(text));

  let readings = 0;
  const read = (from: number, to: number): Reading | null => {
    const range = words.slice(from, to);
    // "Gary, IN"
    const isState = (word: PlacedWord) =>
      range.length > 1 && word === range.at(-1) && /^[A-Z]{2}$/.test(keywords.slice(word.start, word.end));
    const isSmall = (word: PlacedWord) =>
      !isState(word) && (word.text === '' || TOWARDS.has(word.text) || AT.has(word.text) || PARTICLES.has(word.text));
    if (range.length === 0 || isSmall(range[0]!) || isSmall(range.at(-1)!)) return null;
    const typed = typedOf(from, to);
    const isPostal = POSTAL_CODE.test(typed);
    if (!isPostal && /(?:^|\D)\d{1,4}(?:\D|$)/.test(typed)) return null;
    if (range.some((word) => AT.has(word.text) && !isState(word))) return null;
    const tokens = range.map(({ text }) => text);
    if (isServiceName(tokens)) return null;
    // reading takes longest, and most words are of no place
    const isAfterPreposition = AT.has(words[from - 1]?.text ?? '');
    const isAtEnd = to === words.length || isAfterPreposition;
    const isSmaller = range.length > 1 || isAfterPreposition;
    const isUnknown = (word: PlacedWord) => isNew(word, LEAST_MISSPELT - Number(isSmaller));
    const isOfPlaces = ({ text }: PlacedWord) =>
      text.split(' ').every((word) => gazetteer.hasWord(word) || BEFORE.has(word));
    const mayBeMisspelt = isAtEnd && range.some(isUnknown);
    if (!isPostal && !range.every((word) => isOfPlaces(word) || (mayBeMisspelt && isUnknown(word)))) return null;
    readings += 1;
    if (readings > MOST_READINGS) return null;
    const reading = mayBeMisspelt ? gazetteer.read(typed, reader) : gazetteer.readAsTyped(typed, reader);
    if (!reading || reading.notUnderstood !== null) return null;
    const { name, kind, weight, alternates } = reading.place;
    const isItsName = [fold(name), ...(range.length > 1 ? alternates : [])].includes(tokens.join(' '));
    // "flores", "minas" and "wash" are words of services; "Chile", "Mar del Plata" and "Lima" are known for other things
    const isCapital = /^\p{Lu}/u.test(typed);
    const isFamous =
      isItsName &&
      (kind !== 'city' || weight >= METROPOLIS || ((isCapital || range.length > 1) && weight >= KNOWN_CITY));
    if (!isFamous && tokens.every((token) => isServiceWord(token) || BEFORE.has(token))) return null;
    // "Se me" is not Maine, nor "BR 116" Brazil
    if (!isItsName && isAsking(range[0]!) && isAsking(range.at(-1)!)) return null;
    if (typed.length <= LONGEST_CODE && /^\d+$/.test(words[to]?.text ?? '')) return null;
    // "SP" is a state and "BOA" an airport; "me", "boa" and "hi i" are words
    const isCode = tokens.every((token) => token.length <= LONGEST_CODE);
    if (isCode && typed !== typed.toUpperCase() && !isItsName) return null;
    // "carga Lima", "Lima carga", "aduana Santiago": its first or last word says nothing about the place
    const isIdle = (word: PlacedWord, start: number, end: number) =>
      (isServiceWord(word.text) || isAsking(word)) &&
      !isItsName &&
      gazetteer.read(typedOf(start, end), reader)?.place.id === reading.place.id;
    if (range.length > 1 && (isIdle(range[0]!, from + 1, to) || isIdle(range.at(-1)!, from, to - 1))) return null;
    const isSure = isAfterPreposition && isCapital;
    return kind !== 'city' || weight >= (isSure ? SMALL_TOWN : KNOWN_TOWN) ? reading : null;
  };
  // the same words are at the end and at the beginning
  const known = new Map<string, Reading | null>();
  const at = (from: number, to: number): Reading | null => {
    const key = `${from} ${to}`;
    const reading = known.has(key) ? known.get(key)! : read(from, to);
    known.set(key, reading);
    return reading;
  };

  return {
    words,
    typedOf,
    at,
    endingAt: (to) => {
      for (let from = Math.max(0, to - MOST_WORDS); from < to; from++) {
        const reading = at(from, to);
        if (reading) return [from, reading];
      }
      return null;
    },
    beginningAt: (from) => {
      for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to--) {
        const reading = at(from, to);
        if (reading) return [to, reading];
      }
      return null;
    },
  };
}
