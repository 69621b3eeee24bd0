import type { KnownPlace } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { REGION_WORDS, SPELT_OUT } from '#server/places/reading/vocabulary.ts';
import { fold } from '#shared/fold.ts';
import { type Direction, findDirection, saysDirection } from './direction.ts';
import { isNew, isPara, isPostal, type KeywordText, type PlacedWord, typedOf } from './keywordText.ts';
import { ARTICLES, AT, BEFORE, DASH, MEASURES, PARTICLES, TOWARDS } from './placeWords.ts';
import { ON_THE_WAY, ON_THE_WAY_AFTER, THROUGH } from './routeWords.ts';

/** Words that may name a place. */
export interface Span {
  from: number;
  to: number;
  typed: string;
  reading: Reading;
  /** It is a road that is known without its city. */
  isRoad: boolean;
  direction: Direction;
  /** The places that it may mean, likeliest first, and how much less likely each is. */
  meanings: { place: KnownPlace; behind: number }[];
}

const MOST_WORDS = 5;
/** The maximum number of readings of a text: each may take a millisecond. */
const MOST_READINGS = 16;
/** The penalty of a city whose name is also that of a country or region. */
const NAMESAKE_BEHIND = 4;
/** The minimum number of letters of a misspelt word. */
const LEAST_MISSPELT = 6;
/** All words that may name a place, those at the end and after a preposition first. */
export function findSpans(text: KeywordText, gazetteer: Gazetteer, reader: Reader): Span[] {
  const spans: Span[] = [];
  let readings = 0;
  for (const [from, to] of ranges(text, gazetteer)) {
    if (!mayBePlace(text, gazetteer, from, to)) continue;
    if (++readings > MOST_READINGS) break;
    const typed = typedOf(text, from, to);
    const address = regionWord(text, from) + asAddress(typed, gazetteer);
    const reading = mayBeMisspelt(text, from, to)
      ? gazetteer.read(address, reader)
      : gazetteer.readAsTyped(address, reader);
    if (!reading || reading.notUnderstood !== null) continue;
    const meanings = meaningsOf(reading, gazetteer);
    const direction = findDirection(text, from, to, reader);
    spans.push({ from, to, typed, reading, isRoad: gazetteer.isRoad(typed), direction, meanings });
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

/** Runs of words: whole names first, the longest of them before others, then those at the end and after a preposition, which may be misspelt, then others. */
function ranges({ keywords, words }: KeywordText, gazetteer: Gazetteer): [number, number][] {
  const all = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_, more): [number, number] => [
      from,
      from + more + 1,
    ]),
  );
  const isAfterPreposition = (from: number) =>
    from > 0 &&
    (AT.has(words[from - 1]!.text) ||
      saysDirection(words[from - 1]!.text) ||
      DASH.test(keywords.slice(words[from - 1]!.end, words[from]!.start)));
  const full = words.map(({ text }) => SPELT_OUT.get(text) ?? text);
  const isNamed = (from: number, to: number) =>
    [words.map(({ text }) => text), full].some((texts) => gazetteer.named(texts.slice(from, to).join(' ')).length > 0);
  // "Kingston Jamaica"
  const areNamed = ([from, to]: [number, number]) =>
    isNamed(from, to) ||
    Array.from({ length: to - from - 1 }, (_, more) => from + more + 1).some(
      (at) => isNamed(from, at) && isNamed(at, to),
    );
  const order = (range: [number, number]) =>
    areNamed(range) ? 0 : range[1] === words.length ? 1 : isAfterPreposition(range[0]) ? 2 : 3;
  return all
    .map((range) => ({ range, order: order(range) }))
    .sort(
      (a, b) =>
        a.order - b.order || (a.order === 0 ? lengthOf(b.range) - lengthOf(a.range) : 0) || a.range[0] - b.range[0],
    )
    .map(({ range }) => range);
}

const lengthOf = ([from, to]: [number, number]) => to - from;

/** "estado de " before "São Paulo". */
function regionWord({ words }: KeywordText, from: number): string {
  const [first, last] = [2, 1].map((back) => words[from - back]?.text ?? '');
  if (REGION_WORDS.has(last!)) return `${last} `;
  return REGION_WORDS.has(first!) && PARTICLES.has(last!) ? `${first} ${last} ` : '';
}

/** "Santiago no Chile", "Santa Cruz, na Bolívia": with a comma before the country or region; "B/manga" as two words. */
function asAddress(words: string, gazetteer: Gazetteer): string {
  const typed = words.replace(/^(\p{L})\//u, '$1 ');
  const [city, area, ...more] = typed.split(/,? (?:en|em|in|no|na|au) /i);
  const isArea =
    area !== undefined && more.length === 0 && gazetteer.named(fold(area)).some(({ kind }) => kind !== 'city');
  return isArea ? `${city}, ${area}` : typed;
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
  const typed = typedOf(text, from, to);
  if ((isSmall(range[0]!) || isSmall(range.at(-1)!)) && !isPara(text, from, to)) return false;
  // "à la ferme" is not Los Angeles
  if (range.length === 1 && ARTICLES.has(range[0]!.text) && typed !== typed.toUpperCase()) return false;
  // "cruce Pharr", "Sarnia bridge", "Brasil por Corumbá"
  const hasPurpose = ON_THE_WAY.has(range[0]!.text) || ON_THE_WAY_AFTER.has(range.at(-1)!.text);
  if (hasPurpose || range.slice(1, -1).some((word) => THROUGH.has(word.text)))
    return gazetteer.named(fold(typed)).length > 0;
  // "Pointe-à-Pitre", but not "transporte a Rosario"
  if (range.some((word) => AT.has(word.text) && !isState(word)) && asAddress(typed, gazetteer) === typed)
    return gazetteer.named(fold(typed)).length > 0;
  // "96000 lbs"
  if (isPostal(typed)) return !MEASURES.has(words[to]?.text ?? '');
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
