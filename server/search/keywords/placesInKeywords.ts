import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import { fold } from '#shared/fold.ts';
import { ASKING_WORDS } from './askingWords.ts';
import { AND, ARTICLES, AT, BEFORE, BETWEEN, DASH, IN, PARTICLES, PRONOUNS, TOWARDS } from './placeWords.ts';
import { endsOf } from './routeEnds.ts';
import { stem } from './stem.ts';

/** Keywords that name one place, or two such as the ends of a route. */
export interface PlacesInKeywords {
  readings: Reading[];
  /** The words that name them, as typed. */
  typed: string;
  /** The other words. */
  keywords: string;
}

/** A folded word, and where it stands. */
type Word = { text: string; start: number; end: number };

const MOST_WORDS = 5;
/** People of a town that is taken without a preposition before it; with one. */
const KNOWN_TOWN = 15_000;
const SMALL_TOWN = 3_000;
/** People of a city that is more than a word of services that is written alike. */
const KNOWN_CITY = 100_000;
const METROPOLIS = 1_000_000;
/** Most readings of a text: each may take a millisecond. */
const MOST_READINGS = 40;
/** Letters of a misspelt word. */
const LEAST_MISSPELT = 6;

/** What is known of the words of keywords. */
export interface KnownWords {
  /** They are a whole name of a service, or other words for one. */
  isServiceName: (tokens: readonly string[]) => boolean;
  /** It is a word of one. */
  isServiceWord: (token: string) => boolean;
  /** Somebody's name or description has a word with this lexeme. */
  isKnown: (lexeme: string) => boolean;
}

/**
 * Finds a place at the end or the beginning of keywords, or after a preposition such as "in"; or two of a route. Words of
 * services are not taken for places, and misspelt names only when nobody has the words. Null when there is none.
 */
export function findPlaces(
  gazetteer: Gazetteer,
  keywords: string,
  country: string | null,
  { isServiceName, isServiceWord, isKnown }: KnownWords,
): PlacesInKeywords | null {
  const words: Word[] = [...keywords.matchAll(/[\p{L}\p{M}\p{N}.']+/gu)].map(({ 0: word, index }) => ({
    text: fold(word),
    start: index,
    end: index + word.length,
  }));
  const typedOf = (from: number, to: number) => keywords.slice(words[from]!.start, words[to - 1]!.end);

  /** It may be a misspelt name of a place: it is no word that anything else is known by. */
  const isNew = ({ text }: Word, least: number) =>
    text.length >= least && !isKnown(stem(text)) && !isServiceWord(text) && !ASKING_WORDS.has(stem(text));

  let readings = 0;
  const readRange = (from: number, to: number): Reading | null => {
    const range = words.slice(from, to);
    const isSmall = ({ text }: Word) => text === '' || TOWARDS.has(text) || AT.has(text) || PARTICLES.has(text);
    if (range.length === 0 || isSmall(range[0]!) || isSmall(range.at(-1)!)) return null;
    const typed = typedOf(from, to);
    if (/(?:^|\D)\d{1,4}(?:\D|$)/.test(typed) || range.some(({ text }) => AT.has(text))) return null;
    const tokens = range.map(({ text }) => text);
    if (isServiceName(tokens)) return null;
    // reading takes longest, and most words are of no place
    const isAtEnd = to === words.length || AT.has(words[from - 1]?.text ?? '');
    const isSmaller = range.length > 1 || AT.has(words[from - 1]?.text ?? '');
    const mayBeMisspelt = isAtEnd && range.some((word) => isNew(word, LEAST_MISSPELT - Number(isSmaller)));
    const isOfPlaces = ({ text }: Word) => text.split(' ').every((word) => gazetteer.hasWord(word) || BEFORE.has(word));
    if (!mayBeMisspelt && !range.every(isOfPlaces)) return null;
    readings += 1;
    if (readings > MOST_READINGS) return null;
    const reading = gazetteer.read(typed, country);
    if (!reading || reading.notUnderstood !== null) return null;
    // "flores", "minas" and "wash" are words of services; "Chile", "Mar del Plata" and "Lima" are known for other things
    const { name, kind, weight } = reading.place;
    const isCapital = /^\p{Lu}/u.test(typed);
    const isFamous =
      fold(name) === fold(typed) &&
      (kind !== 'city' || weight >= METROPOLIS || ((isCapital || range.length > 1) && weight >= KNOWN_CITY));
    if (!isFamous && tokens.every((token) => isServiceWord(token) || BEFORE.has(token))) return null;
    // "Se me" is not Maine, nor "BR 116" Brazil
    const asks = ({ text }: Word) => ASKING_WORDS.has(stem(text)) || PRONOUNS.has(text);
    if (fold(name) !== fold(typed) && asks(range[0]!) && asks(range.at(-1)!)) return null;
    if (typed.length <= 3 && /^\d+$/.test(words[to]?.text ?? '')) return null;
    // "SP" is a state and "BOA" an airport, "me" and "boa" are words
    if (typed.length <= 3 && typed !== typed.toUpperCase() && fold(reading.place.name) !== fold(typed)) return null;
    if (!reading.isExact && !mayBeMisspelt) return null;
    // "carga Lima", "Lima carga": its first or last word says nothing about the place
    const isIdle = (word: Word, start: number, end: number) =>
      isServiceWord(word.text) &&
      !gazetteer.read(word.text, country) &&
      gazetteer.read(typedOf(start, end), country)?.place.id === reading.place.id;
    if (range.length > 1 && (isIdle(range[0]!, from + 1, to) || isIdle(range.at(-1)!, from, to - 1))) return null;
    const isSure = AT.has(words[from - 1]?.text ?? '') && isCapital;
    const isKnownPlace = reading.place.kind !== 'city' || reading.place.weight >= (isSure ? SMALL_TOWN : KNOWN_TOWN);
    return isKnownPlace ? reading : null;
  };
  /** The longest place that ends, or begins, there. */
  const endingAt = (to: number, from = Math.max(0, to - MOST_WORDS)): [number, Reading] | null => {
    for (let at = from; at < to; at++) {
      const reading = readRange(at, to);
      if (reading) return [at, reading];
    }
    return null;
  };
  const beginningAt = (from: number): [number, Reading] | null => {
    for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to--) {
      const reading = readRange(from, to);
      if (reading) return [to, reading];
    }
    return null;
  };
  const found = (from: number, to: number, readings: Reading[]): PlacesInKeywords => {
    const typed = typedOf(from, to);
    let first = from;
    while (first > 0 && (BEFORE.has(words[first - 1]!.text) || BETWEEN.has(words[first - 1]!.text))) first -= 1;
    const rest = [first > 0 ? typedOf(0, first) : [], to < words.length ? typedOf(to, words.length) : []].flat();
    return { readings, typed, keywords: rest.join(' ') };
  };

  for (let at = 1; at < words.length; at++) {
    const gap = keywords.slice(words[at - 1]!.end, words[at]!.start);
    const isRoute =
      TOWARDS.has(words[at]!.text) || (AND.has(words[at]!.text) && words.some(({ text }) => BETWEEN.has(text)));
    if (!isRoute && !DASH.test(gap)) continue;
    const left = endingAt(at);
    const start = isRoute ? at + 1 : at;
    const right = left && beginningAt(ARTICLES.has(words[start]?.text ?? '') ? start + 1 : start);
    const ends = left && right && endsOf(left[1], right[1]);
    if (ends) return found(left[0], right[0], ends);
  }
  const last = endingAt(words.length);
  if (last) {
    // "contenedor Buenaventura Cali"
    const before = endingAt(last[0]);
    const ends = before && isCity(before[1]) && isCity(last[1]) && endsOf(before[1], last[1]);
    return ends ? found(before[0], words.length, ends) : found(last[0], words.length, [last[1]]);
  }
  const first = beginningAt(0);
  if (first) return found(0, first[0], [first[1]]);
  for (let at = 1; at < words.length; at++) {
    const isCapital = /^\p{Lu}/u.test(keywords.slice(words[at]!.start));
    const inside = (isCapital ? BEFORE : IN).has(words[at - 1]!.text) ? beginningAt(at) : null;
    if (inside) return found(at, inside[0], [inside[1]]);
  }
  return null;
}

const isCity = ({ place: { kind, weight } }: Reading) => kind === 'city' && weight >= KNOWN_CITY;
