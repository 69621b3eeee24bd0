import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { ASKING_WORDS } from './askingWords.ts';
import { KNOWN_CITY, KNOWN_TOWN, type KnownWords, readPlaceRanges } from './placeRanges.ts';
import { AND, ARTICLES, BEFORE, BETWEEN, certainty, DASH, FROM, NEAR, PARTICLES, TOWARDS } from './placeWords.ts';
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

/** A place after a preposition, and how sure that is. */
interface Mention {
  from: number;
  to: number;
  reading: Reading;
  certainty: number;
}

/** People of a city after a word that is as often before something else: "a". */
const LARGER_TOWN = 50_000;

/**
 * Finds two places of a route, or one: after a preposition such as "in", at the end or the beginning of keywords. Words of
 * services are not taken for places, and misspelt names only when nobody has the words. Null when there is none.
 */
export function findPlaces(
  gazetteer: Gazetteer,
  keywords: string,
  reader: Reader,
  known: KnownWords,
): PlacesInKeywords | null {
  const { words, typedOf, at, endingAt, beginningAt } = readPlaceRanges(gazetteer, keywords, reader, known);
  const textAt = (position: number) => words[position]?.text ?? '';
  /** "Para o Rio de Janeiro", but "at the port of Los Angeles" is said of Los Angeles. */
  const afterArticle = (from: number) =>
    beginningAt(from) ?? (ARTICLES.has(textAt(from)) && !NEAR.has(textAt(from + 1)) ? beginningAt(from + 1) : null);
  /** The places in these ranges, and the other words. */
  const found = (ranges: [number, number][], readings: Reading[]): PlacesInKeywords => {
    const kept: string[] = [];
    let start = 0;
    for (const [from, to] of ranges) {
      let first = from;
      while (first > start && (BEFORE.has(textAt(first - 1)) || BETWEEN.has(textAt(first - 1)))) first -= 1;
      if (first > start) kept.push(typedOf(start, first));
      start = to;
    }
    if (start < words.length) kept.push(typedOf(start, words.length));
    return { readings, typed: ranges.map(([from, to]) => typedOf(from, to)).join(' '), keywords: kept.join(' ') };
  };

  for (let position = 1; position < words.length; position++) {
    const gap = keywords.slice(words[position - 1]!.end, words[position]!.start);
    const isAnd = AND.has(textAt(position));
    const isWord = TOWARDS.has(textAt(position)) || isAnd;
    if (!isWord && !DASH.test(gap)) continue;
    const left = endingAt(position);
    const right = left && afterArticle(isWord ? position + 1 : position);
    // "Trinidad y Tobago"
    if (!right || (isAnd && at(left[0], right[0]))) continue;
    const ends = isAnd && !(isCity(left[1]) && isCity(right[1])) ? null : endsOf(left[1], right[1]);
    if (ends) return found([[left[0], right[0]]], ends);
  }
  const mentions: Mention[] = [];
  for (let position = 1; position < words.length; position++) {
    const isCapital = /^\p{Lu}/u.test(keywords.slice(words[position]!.start));
    const sure = certainty(textAt(position - 2), textAt(position - 1));
    if (sure === 0 || position < (mentions.at(-1)?.to ?? 0)) continue;
    const place = afterArticle(position);
    // "Port-au-Prince" is not Prince
    const start = (place && endingAt(place[0])?.[0]) ?? position;
    const isWithin = start < position - 1 && !NEAR.has(textAt(start));
    const mention = place &&
      !isWithin && { from: position, to: place[0], reading: place[1], certainty: isCapital ? 2 : sure };
    // after "a" or "of" it is one only before a comma; the end is read later
    const gap =
      place && place[0] < words.length ? keywords.slice(words[place[0] - 1]!.end, words[place[0]]!.start) : '';
    const isWhole = /[,.;]/.test(gap);
    if (mention && (mention.certainty === 2 || isWhole) && isLikely(mention)) mentions.push(mention);
  }
  const sure = mentions.filter((one) => one.certainty === 2 || one.to === words.length);
  const isOf = (kind: ReadonlySet<string>) => (one: Mention) => kind.has(textAt(one.from - 1));
  const [first, second] = [sure.find(isOf(FROM)) ?? sure[0], mentions.find(isOf(TOWARDS))];
  const ends = first && second && first !== second && endsOf(first.reading, second.reading);
  if (ends) {
    const isInOrder = first.from < second.from;
    const ranges = [first, second].map(({ from, to }): [number, number] => [from, to]);
    return found(isInOrder ? ranges : ranges.reverse(), ends);
  }
  if (first) return found([[first.from, first.to]], [first.reading]);

  let end = words.length;
  while (
    end > 0 &&
    (ASKING_WORDS.has(stem(textAt(end - 1))) || PARTICLES.has(textAt(end - 1)) || /\d/.test(textAt(end - 1)))
  )
    end -= 1;
  for (const to of new Set([words.length, end])) {
    const last = endingAt(to);
    if (!last) continue;
    // "contenedor Buenaventura Cali"
    const before = endingAt(last[0]);
    const ends = before && isLarge(before[1]) && isLarge(last[1]) && endsOf(before[1], last[1]);
    return ends ? found([[before[0], to]], ends) : found([[last[0], to]], [last[1]]);
  }
  const beginning = beginningAt(0);
  if (beginning) return found([[0, beginning[0]]], [beginning[1]]);
  const [likeliest] = mentions.sort(
    (a, b) => b.certainty - a.certainty || b.reading.place.weight - a.reading.place.weight,
  );
  return likeliest ? found([[likeliest.from, likeliest.to]], [likeliest.reading]) : null;
}

/** The less a preposition says, the larger is the place after it. */
function isLikely({ reading: { place, isExact }, certainty, from, to }: Mention): boolean {
  if (certainty === 2) return true;
  const least = certainty < 1 ? KNOWN_CITY : to - from > 1 ? KNOWN_TOWN : LARGER_TOWN;
  return isExact && (place.kind !== 'city' || place.weight >= least);
}

const isCity = ({ place: { kind, weight }, isExact }: Reading) => kind === 'city' && isExact && weight >= KNOWN_TOWN;
const isLarge = ({ place: { kind, weight } }: Reading) => kind === 'city' && weight >= KNOWN_CITY;
