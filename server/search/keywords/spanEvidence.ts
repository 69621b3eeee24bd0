import type { KnownPlace } from '#server/places/atlas/place.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { Evidence } from '#server/platform/evidence.ts';
import { fold } from '#shared/fold.ts';
import { isAsking, isNew, isPostal, type KeywordText } from './keywordText.ts';
import { ARTICLES, certainty, MEASURES, PRONOUNS, TOWARDS } from './placeWords.ts';
import type { Span } from './spans.ts';
import weights from './spanWeights.json' with { type: 'json' };

/**
 * A kind of evidence that words are a place, or that two places are the ends of a route. `npm run train` learns its
 * weight.
 */
export type Kind = keyof typeof weights;

export const WEIGHTS: Record<Kind, number> = weights;

export type SpanEvidence = Evidence<Kind>;

/** A span, and the place that it is assumed to mean. */
export interface SpanPlace {
  span: Span;
  place: KnownPlace;
  behind: number;
}

const LONGEST_CODE = 3;

/** The evidence that a span means each of its places. Evidence of the words alone is found once for all places. */
export function weighSpan(
  text: KeywordText,
  span: Span,
  all: readonly Span[],
  reader: Reader,
): { item: SpanPlace; evidence: SpanEvidence }[] {
  const ofWords: SpanEvidence = new Evidence(WEIGHTS);
  ofWords.add('place');
  ofWords.add('likelihood', Math.min(span.reading.score, 30) / 10);
  // no place is likelier because it is in the reader's country
  if (reader.country === null) ofWords.add('unknownReader');
  if (!span.reading.isExact) ofWords.add('misspelt');
  if (span.isRoad) ofWords.add('road');
  weighPosition(ofWords, text, span);
  if (span.direction.isNamed) ofWords.add('announced');
  if (all.some((other) => other !== span && other.from <= span.from && span.to <= other.to))
    ofWords.add('insideLonger');
  weighWords(ofWords, text, span);
  return span.meanings.map(({ place, behind }) => {
    const evidence = ofWords.copy();
    if (behind > 0) evidence.add('behind', behind);
    // the city of an area is weighed as an end of a route
    if (place.kind === 'city' && span.reading.place.kind === 'city') evidence.add('size', sizeOf(place));
    // few people misspell the name of a village
    if (!span.reading.isExact)
      evidence.add('misspeltSmall', Math.max(0, 5 - Math.log10(Math.max(place.population, 1))));
    weighName(evidence, text, span, place);
    return { item: { span, place, behind }, evidence };
  });
}

function weighName(evidence: SpanEvidence, { keywords, words }: KeywordText, span: Span, place: KnownPlace): void {
  const { typed, from, to } = span;
  const tokens = words.slice(from, to).map(({ text }) => text);
  const isOwn = place.folded === tokens.join(' ') && !isShortOfLarger(span, place);
  const { idleWords } = span.reading;
  if (place.kind !== 'city') evidence.add(place.kind);
  const more = to - from - idleWords - 1;
  if (more > 0) evidence.add('moreWords', more);
  if (idleWords > 0) evidence.add('idleWords', idleWords);
  const isShouted = keywords === keywords.toUpperCase();
  const isUpper = typed === typed.toUpperCase();
  if (isPostal(typed)) evidence.add('postal');
  else if (tokens.every((token) => token.length <= LONGEST_CODE) && !isOwn)
    evidence.add(isUpper && !isShouted ? 'capitalCode' : 'lowerCode');
  else if (!isOwn) evidence.add('otherName');
  if (!isShouted && /^\p{Lu}/u.test(typed)) evidence.add('capital');
}

/** The city with a code must have this many times the people of the place with these letters as its name: "poa". */
const LARGER = 5;

/**
 * Whether letters that are a name without its accents, such as "poa" for Poá, are also the code of a far larger city.
 */
const isShortOfLarger = ({ typed, meanings }: Span, { name, population }: KnownPlace) =>
  typed.length <= LONGEST_CODE &&
  typed.toLowerCase() !== name.toLowerCase() &&
  meanings.some(({ place }) => place.kind === 'city' && place.population > LARGER * population);

/** Whether the letters are a code of a place, rather than its name. */
export const isCode = ({ typed }: Span, place: KnownPlace) =>
  typed.length <= LONGEST_CODE && fold(typed) !== place.folded;

const AFTER = new Map<number, Kind>([
  [2, 'afterIn'],
  [1, 'afterPerhaps'],
  [0.5, 'afterOf'],
]);

function weighPosition(evidence: SpanEvidence, { keywords, words }: KeywordText, { from, to }: Span): void {
  const textAt = (at: number) => words[at]?.text ?? '';
  // an article between the preposition and the place, as in "para o Rio de Janeiro"
  const last = ARTICLES.has(textAt(from - 1)) && certainty(textAt(from - 3), textAt(from - 2)) > 0 ? from - 1 : from;
  const sure = certainty(textAt(last - 2), textAt(last - 1));
  if (TOWARDS.has(textAt(last - 1))) evidence.add('afterTowards');
  else if (sure > 0) evidence.add(AFTER.get(sure)!);
  if (to === words.length) evidence.add('atEnd');
  if (from === 0) evidence.add('atStart');
  const gapBefore = from > 0 ? keywords.slice(words[from - 1]!.end, words[from]!.start) : '';
  const gapAfter = to < words.length ? keywords.slice(words[to - 1]!.end, words[to]!.start) : '';
  if (/[,.;]/.test(gapBefore) || /[,.;]/.test(gapAfter)) evidence.add('comma');
  if (/^\d+$/.test(textAt(to)) && !MEASURES.has(textAt(to + 1))) evidence.add('numberAfter');
  // a quantity of cargo rather than a place, as in "18 tons tequila"
  if (MEASURES.has(textAt(from - 1)) && /^\d/.test(textAt(from - 2))) evidence.add('measureBefore');
}

/** Adds the evidence that the words have other meanings. */
function weighWords(evidence: SpanEvidence, text: KeywordText, { from, to }: Span): void {
  const range = text.words.slice(from, to);
  const { isServiceName, isServiceWord, isInPhrase } = text.known;
  const count = (kind: Kind, is: (word: (typeof range)[number]) => boolean) => {
    const many = range.filter(is).length;
    if (many > 0) evidence.add(kind, many);
  };
  if (isServiceName(range.map((word) => word.text))) evidence.add('serviceName');
  count('serviceWord', (word) => isServiceWord(word.text));
  count('servicePhrase', (word) => isInPhrase(word.text));
  // without prepositions that are also places, such as "Pará"
  count('asking', (word) => (isAsking(word) || PRONOUNS.has(word.text)) && !TOWARDS.has(word.text));
  count('unknownWord', (word) => isNew(text, word));
}

/** The magnitude of a city's population, or of its weight if it is as well known as a terminal. */
export const sizeOf = ({ weight }: KnownPlace) => Math.log10(Math.max(weight, 1_000) / 1_000);
