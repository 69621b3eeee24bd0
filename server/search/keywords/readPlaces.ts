import { kilometresBetween } from '#server/places/atlas/distance.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { fold } from '#shared/fold.ts';
import { signAfter } from './direction.ts';
import { type KeywordText, type KnownWords, splitKeywords, typedOf } from './keywordText.ts';
import { isRoute, weighPair } from './pairEvidence.ts';
import { ARTICLES, BEFORE, BETWEEN, DASH, FROM, TOWARDS } from './placeWords.ts';
import { type SpanEvidence, type SpanPlace, weighSpan } from './spanEvidence.ts';
import { findSpans } from './spans.ts';
import { weighThird } from './thirdEvidence.ts';

/**
 * An interpretation of keywords: the places that it finds, in order. There are none, one, or the two ends of a route.
 */
export interface Hypothesis {
  places: SpanPlace[];
  /** The place between the ends of a route, or of a business of the route. */
  third?: SpanPlace;
  evidence: SpanEvidence[];
  score: number;
}

/** The places that keywords name: one, or two such as the ends of a route. */
export interface PlacesInKeywords {
  places: SpanPlace[];
  /** Whether the first of the places is the end of a route. */
  isGoal: boolean;
  /** Whether the only place is the start of a route. */
  isStart: boolean;
  /** The words that name the places, as typed. */
  typed: string;
  /** The words that do not name the places. */
  keywords: string;
}

/** How far apart the ends of a route are: in two countries, or in one at more than `FAR_KM`. */
export type RouteLength = 'abroad' | 'far';
const FAR_KM = 100;

/** Null for places close to each other. */
export function lengthBetween(from: Place, to: Place): RouteLength | null {
  if (from.countryCode !== to.countryCode) return 'abroad';
  return kilometresBetween(from, to) > FAR_KM ? 'far' : null;
}

/** The length of a route in keywords; with one end, only whether it is outside the reader's country. */
export function routeLength({ places, isGoal, isStart }: PlacesInKeywords, country: string | null): RouteLength | null {
  const [first, second] = places.map(({ place }) => place);
  if (second) return lengthBetween(first!, second);
  return (isGoal || isStart) && country !== null && country !== first!.countryCode ? 'abroad' : null;
}

/** The number of likeliest places to try as ends of a route. */
const MOST_ENDS = 12;
/** The number of likeliest routes to try with a third place. */
const MOST_ROUTES = 16;
/** The number of likeliest places to try as the third of a route. */
const MOST_THIRD = 5;

/** All interpretations of keywords, beginning with the interpretation without a place. */
export function weighPlaces(text: KeywordText, gazetteer: Gazetteer, reader: Reader): Hypothesis[] {
  const spans = findSpans(text, gazetteer, reader);
  const single = spans
    .flatMap((span) => weighSpan(text, span, spans, reader))
    .map(({ item, evidence }): Hypothesis => ({ places: [item], evidence: [evidence], score: evidence.score }))
    .sort((a, b) => b.score - a.score);
  const ends = single.slice(0, MOST_ENDS);
  const pairs = ends.flatMap((a) =>
    ends.flatMap((b): Hypothesis[] => {
      const [first, second] = [a.places[0]!, b.places[0]!];
      if (
        first.span.to > second.span.from ||
        first.place.id === second.place.id ||
        first.span.isRoad ||
        second.span.isRoad
      )
        return [];
      const evidence = weighPair(text, first, second, spans, reader);
      return [
        {
          places: [first, second],
          evidence: [...a.evidence, ...b.evidence, evidence],
          score: a.score + b.score + evidence.score,
        },
      ];
    }),
  );
  const thirds = ends.filter(({ places: [item] }) => item!.behind === 0 && !item!.span.isRoad).slice(0, MOST_THIRD);
  const likely = pairs.toSorted((a, b) => b.score - a.score).slice(0, MOST_ROUTES);
  const withThirds = likely.flatMap((route) => thirds.flatMap((third) => withThird(route, third)));
  return [{ places: [], evidence: [], score: 0 }, ...single, ...pairs, ...withThirds];
}

const areApart = ({ span: one }: SpanPlace, { span: other }: SpanPlace) => one.to <= other.from || other.to <= one.from;

function withThird(route: Hypothesis, third: Hypothesis): Hypothesis[] {
  const [first, second] = route.places as [SpanPlace, SpanPlace];
  const place = third.places[0]!;
  if (!areApart(first, place) || !areApart(second, place)) return [];
  const evidence = weighThird(first, second, place, isRoute(route.evidence.at(-1)!));
  return [
    {
      places: route.places,
      third: place,
      evidence: [...route.evidence, ...third.evidence, evidence],
      score: route.score + third.score + evidence.score,
    },
  ];
}

/** The likeliest places that keywords name; null when they name no place. */
export function readPlaces(
  keywords: string,
  known: KnownWords,
  gazetteer: Gazetteer,
  reader: Reader,
): PlacesInKeywords | null {
  const text = splitKeywords(keywords, known);
  const { places, third } = weighPlaces(text, gazetteer, reader).reduce((best, place) =>
    place.score > best.score ? place : best,
  );
  const [first, second] = places;
  if (!first) return null;
  const { sign, isNamed } = first.span.direction;
  // "delivery in Houston" requests providers in Houston
  const isOnly = !second && !isNamed;
  const isGoal = second ? sign > signAfter(second.span.direction, first.span.to) : sign > 0 && isOnly;
  return { places, isGoal, isStart: sign < 0 && isOnly, ...withoutPlaces(text, places, third) };
}

const NOTHING: KnownWords = {
  isServiceName: () => false,
  isServiceWord: () => false,
  isInPhrase: () => false,
  isKnown: () => false,
};

/** The start and end of a text that is only a route, such as "de Rosario a Córdoba"; null for any other text. */
export function readRoute(typed: string, gazetteer: Gazetteer, reader: Reader): [SpanPlace, SpanPlace] | null {
  const read = readPlaces(typed, NOTHING, gazetteer, reader);
  const [first, second] = read?.places ?? [];
  if (!read || !first || !second || !/^(?:de|desde|from|du?|depuis|[>→])?$/i.test(read.keywords)) return null;
  const between = typed.slice(
    typed.indexOf(first.span.typed) + first.span.typed.length,
    typed.lastIndexOf(second.span.typed),
  );
  const isBetween = (words: ReadonlySet<string>) =>
    fold(between)
      .split(' ')
      .some((word) => words.has(word));
  // the second place may be the region of the first, as in "Cascavel - PR" and "Rosario - Santa Fe"
  const mayBeArea = DASH.test(between) && second.span.meanings.some(({ place }) => liesIn(first.place, place));
  if ((second.place.kind !== 'city' || mayBeArea) && gazetteer.readAsTyped(typed, reader)?.idleWords === 0) return null;
  // the end is named first, as in "a Asunción desde Rosario"
  if (read.isGoal && isBetween(FROM)) return [second, first];
  return DASH.test(between) || isBetween(TOWARDS) ? [first, second] : null;
}

/** The words of the places, and the other words: without those before the places and those of the third place. */
function withoutPlaces(text: KeywordText, places: readonly SpanPlace[], third?: SpanPlace) {
  const kept: string[] = [];
  let start = 0;
  for (const [from, to] of [...places, ...(third ? [third] : [])]
    .map((place) => rangeOf(text, place, place === third))
    .sort(([one], [other]) => one - other)) {
    if (from > start) kept.push(typedOf(text, start, from));
    start = Math.max(start, to);
  }
  if (start < text.words.length) kept.push(typedOf(text, start, text.words.length));
  return { typed: places.map(({ span }) => span.typed).join(' '), keywords: kept.join(' ') };
}

/**
 * The range of a place's words, with the prepositions before it; for a third place, also with its purpose: "despacho en
 * Clorinda".
 */
function rangeOf({ words }: KeywordText, { span }: SpanPlace, isThird: boolean): [number, number] {
  const { at } = span.direction;
  let from = isThird ? Math.min(at, span.from) : span.from;
  while (from > 0 && [BEFORE, ARTICLES, BETWEEN].some((small) => small.has(words[from - 1]!.text))) from -= 1;
  return [from, isThird ? Math.max(at + 1, span.to) : span.to];
}
