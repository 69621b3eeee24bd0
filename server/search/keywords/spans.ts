import type { KnownPlace } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { REGION_WORDS, SPELT_OUT } from '#server/places/reading/vocabulary.ts';
import { type Direction, findDirection, saysDirection } from './direction.ts';
import { type KeywordText, typedOf } from './keywordText.ts';
import { asAddress, mayBeMisspelt, mayBePlace } from './mayBePlace.ts';
import { AT, DASH, PARTICLES } from './placeWords.ts';

/** A range of words that may name a place. */
export interface Span {
  from: number;
  to: number;
  typed: string;
  reading: Reading;
  /** Whether the words are a road that is known without its city. */
  isRoad: boolean;
  direction: Direction;
  /** The places that the words may mean, likeliest first, with the difference in evidence from the likeliest. */
  meanings: { place: KnownPlace; behind: number }[];
}

const MOST_WORDS = 5;
/** The maximum number of readings of a text: each may take a millisecond. */
const MOST_READINGS = 16;
/** The penalty for a city whose name is also that of a country or region. */
const NAMESAKE_BEHIND = 4;
/** All words that may name a place. Those at the end and after a preposition come first. */
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

/**
 * The possible places of a reading, including the largest city with the name of a country or region: "de Guatemala a
 * San Salvador", "SP x Fortaleza".
 */
function meaningsOf({ place, others, behind }: Reading, gazetteer: Gazetteer): Span['meanings'] {
  const meanings = [place, ...others].map((item, nth) => ({ place: item, behind: nth === 0 ? 0 : behind[nth - 1]! }));
  const city = gazetteer
    .named(place.folded)
    .find((item) => item.kind === 'city' && item.countryCode === place.countryCode);
  const isKnown = place.kind === 'city' || meanings.some((meaning) => meaning.place.id === city?.id);
  return city && !isKnown ? [...meanings, { place: city, behind: NAMESAKE_BEHIND }] : meanings;
}

/**
 * Ranges of words: first whole names, longest first; then the words at the end and after a preposition, which may be
 * misspelled; then the others.
 */
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
  const plain = words.map(({ text }) => text);
  const full = plain.map((word) => SPELT_OUT.get(word) ?? word);
  const spellings = full.some((word, at) => word !== plain[at]) ? [plain, full] : [plain];
  const isNamed = (from: number, to: number) =>
    spellings.some((texts) => gazetteer.named(texts.slice(from, to).join(' ')).length > 0);
  // several names next to each other, as in "Kingston Jamaica"
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

/** The word for a region before its name: "estado de " before "São Paulo". */
function regionWord({ words }: KeywordText, from: number): string {
  const [first, last] = [2, 1].map((back) => words[from - back]?.text ?? '');
  if (REGION_WORDS.has(last!)) return `${last} `;
  return REGION_WORDS.has(first!) && PARTICLES.has(last!) ? `${first} ${last} ` : '';
}
