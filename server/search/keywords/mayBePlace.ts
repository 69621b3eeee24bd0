import type { Gazetteer } from '#server/places/gazetteer.ts';
import { fold } from '#shared/fold.ts';
import { isNew, isPara, isPostal, type KeywordText, type PlacedWord, typedOf } from './keywordText.ts';
import { ARTICLES, AT, BEFORE, MEASURES, PARTICLES, TOWARDS } from './placeWords.ts';
import { ON_THE_WAY, ON_THE_WAY_AFTER, THROUGH } from './routeWords.ts';

/** The minimum number of letters of a misspelled word. */
const LEAST_MISSPELT = 6;

/**
 * The words as an address, with a comma before the country or region: "Santiago no Chile", "Santa Cruz, na Bolívia";
 * and "B/manga" as two words.
 */
export function asAddress(words: string, gazetteer: Gazetteer): string {
  const typed = words.replace(/^(\p{L})\//u, '$1 ');
  const [city, area, ...more] = typed.split(/,? (?:en|em|in|no|na|au) /i);
  const isArea =
    area !== undefined && more.length === 0 && gazetteer.named(fold(area)).some(({ kind }) => kind !== 'city');
  return isArea ? `${city}, ${area}` : typed;
}

/**
 * Whether words may name a place. Checked first, because reading an address takes long, and most words do not name one.
 */
export function mayBePlace(text: KeywordText, gazetteer: Gazetteer, from: number, to: number): boolean {
  const { words, keywords } = text;
  const range = words.slice(from, to);
  // the code of a state, as in "Gary, IN"
  const isState = (word: PlacedWord) =>
    range.length > 1 && word === range.at(-1) && /^[A-Z]{2}$/.test(keywords.slice(word.start, word.end));
  const isSmall = (word: PlacedWord) =>
    !isState(word) && (word.text === '' || TOWARDS.has(word.text) || AT.has(word.text) || PARTICLES.has(word.text));
  const typed = typedOf(text, from, to);
  if ((isSmall(range[0]!) || isSmall(range.at(-1)!)) && !isPara(text, from, to)) return false;
  // "à la ferme" is not Los Angeles
  if (range.length === 1 && ARTICLES.has(range[0]!.text) && typed !== typed.toUpperCase()) return false;
  // words for a place between the ends, as in "cruce Pharr", "Sarnia bridge" and "Brasil por Corumbá"
  const hasPurpose = ON_THE_WAY.has(range[0]!.text) || ON_THE_WAY_AFTER.has(range.at(-1)!.text);
  if (hasPurpose || range.slice(1, -1).some((word) => THROUGH.has(word.text)))
    return gazetteer.named(fold(typed)).length > 0;
  // a preposition within a name, as in "Pointe-à-Pitre", but not in "transporte a Rosario"
  if (range.some((word) => AT.has(word.text) && !isState(word)) && asAddress(typed, gazetteer) === typed)
    return gazetteer.named(fold(typed)).length > 0;
  // a measure rather than a postal code, as in "96000 lbs"
  if (isPostal(typed)) return !MEASURES.has(words[to]?.text ?? '');
  if (gazetteer.isRoad(typed)) return true;
  // a number in the name of a place, as in "zona 12"
  if (/(?:^|\D)\d{1,4}(?:\D|$)/.test(typed)) return gazetteer.named(fold(typed)).length > 0;
  const isOfPlaces = (word: PlacedWord) =>
    word.text.split(' ').every((part) => gazetteer.hasWord(part) || BEFORE.has(part));
  const mayErr = mayBeMisspelt(text, from, to);
  return range.every((word) => isOfPlaces(word) || (mayErr && isLongAndNew(text, word, from, to)));
}

const isAfterAt = ({ words }: KeywordText, from: number) => AT.has(words[from - 1]?.text ?? '');

export function mayBeMisspelt(text: KeywordText, from: number, to: number): boolean {
  const isAtEnd = to === text.words.length || isAfterAt(text, from);
  return isAtEnd && text.words.slice(from, to).some((word) => isLongAndNew(text, word, from, to));
}

function isLongAndNew(text: KeywordText, word: PlacedWord, from: number, to: number): boolean {
  const least = LEAST_MISSPELT - Number(to - from > 1 || isAfterAt(text, from));
  return word.text.length >= least && isNew(text, word);
}
