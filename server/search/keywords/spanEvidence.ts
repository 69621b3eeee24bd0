import type { Place } from '#server/places/atlas/place.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { Evidence } from '#server/platform/evidence.ts';
import { fold } from '#shared/fold.ts';
import { AND, ARTICLES, certainty, DASH, PRONOUNS, TOWARDS } from './placeWords.ts';
import { isAsking, isNew, isPostal, type KeywordText, type Span } from './spans.ts';
import weights from './spanWeights.json' with { type: 'json' };

/**
 * A kind of evidence that words are a place, or that two are the ends of a route. Its weight is learned: `npm run
 * train`.
 */
export type Kind = keyof typeof weights;

export const WEIGHTS: Record<Kind, number> = weights;

export type SpanEvidence = Evidence<Kind>;

/** A span, and the place that it means. */
export interface SpanPlace {
  span: Span;
  place: Place;
  behind: number;
}

const LONGEST_CODE = 3;

/** The evidence that a span means each of its places: what is true of the words alone is found once. */
export function weighSpan(
  text: KeywordText,
  span: Span,
  reader: Reader,
): { item: SpanPlace; evidence: SpanEvidence }[] {
  const ofWords: SpanEvidence = new Evidence(WEIGHTS);
  ofWords.add('place');
  ofWords.add('likelihood', Math.min(span.reading.score, 30) / 10);
  // no place is likelier for being in the reader's country
  if (reader.country === null) ofWords.add('unknownReader');
  if (!span.reading.isExact) ofWords.add('misspelt');
  if (span.isRoad) ofWords.add('road');
  if (span.reading.place.kind === 'city') ofWords.add('size', sizeOf(span.reading.place));
  weighPosition(ofWords, text, span);
  weighWords(ofWords, text, span);
  return span.meanings.map(({ place, behind }) => {
    const evidence = ofWords.copy();
    if (behind > 0) evidence.add('behind', behind);
    // few people misspell the name of a village
    if (!span.reading.isExact)
      evidence.add('misspeltSmall', Math.max(0, 5 - Math.log10(Math.max(place.population, 1))));
    weighName(evidence, text, span, place);
    return { item: { span, place, behind }, evidence };
  });
}

function weighName(evidence: SpanEvidence, { keywords, words }: KeywordText, span: Span, place: Place): void {
  const { typed, from, to } = span;
  const tokens = words.slice(from, to).map(({ text }) => text);
  const isOwn = fold(place.name) === tokens.join(' ');
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

const AFTER = new Map<number, Kind>([
  [2, 'afterIn'],
  [1, 'afterPerhaps'],
  [0.5, 'afterOf'],
]);

function weighPosition(evidence: SpanEvidence, { keywords, words }: KeywordText, { from, to }: Span): void {
  const textAt = (at: number) => words[at]?.text ?? '';
  // "para o Rio de Janeiro"
  const last = ARTICLES.has(textAt(from - 1)) && certainty(textAt(from - 3), textAt(from - 2)) > 0 ? from - 1 : from;
  const sure = certainty(textAt(last - 2), textAt(last - 1));
  if (TOWARDS.has(textAt(last - 1))) evidence.add('afterTowards');
  else if (sure > 0) evidence.add(AFTER.get(sure)!);
  if (to === words.length) evidence.add('atEnd');
  if (from === 0) evidence.add('atStart');
  const gapBefore = from > 0 ? keywords.slice(words[from - 1]!.end, words[from]!.start) : '';
  const gapAfter = to < words.length ? keywords.slice(words[to - 1]!.end, words[to]!.start) : '';
  if (/[,.;]/.test(gapBefore) || /[,.;]/.test(gapAfter)) evidence.add('comma');
  if (/^\d+$/.test(textAt(to))) evidence.add('numberAfter');
}

/** Evidence for other meanings of the words. */
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
  count('asking', (word) => isAsking(word) || PRONOUNS.has(word.text));
  count('unknownWord', (word) => isNew(text, word));
}

/**
 * The evidence that two spans are the ends of a route, in addition to that for each. `isOneName`: together they name
 * one place.
 */
export function weighPair(
  { keywords, words }: KeywordText,
  first: SpanPlace,
  second: SpanPlace,
  isOneName: boolean,
  { country }: Reader,
): SpanEvidence {
  const evidence: SpanEvidence = new Evidence(WEIGHTS);
  evidence.add('second');
  const between = words.slice(first.span.to, second.span.from).map(({ text }) => text);
  const [word = ''] = between;
  const gap = keywords.slice(words[first.span.to - 1]!.end, words[second.span.from]!.start);
  if (between.length === 0) evidence.add(DASH.test(gap) ? 'dash' : 'adjacent');
  else if (TOWARDS.has(word)) evidence.add('connector');
  else if (AND.has(word)) evidence.add('and');
  evidence.add('apart', kilometres(first.place, second.place) / 1_000);
  const isOne = (a: Place, b: Place) => a.id === b.id || liesIn(a, b) || liesIn(b, a);
  if (isOne(first.place, second.place)) evidence.add('within');
  const areas = [first, second].filter(({ place }) => place.kind !== 'city').length;
  if (areas > 0) evidence.add('areaOfRoute', areas);
  const namesakes = [first, second].filter(
    ({ span, place }) => span.reading.place.kind !== 'city' && place.kind === 'city',
  );
  for (const { place } of areas === 0 ? namesakes : []) evidence.add('cityOfArea', sizeOf(place));
  // "de Guatemala a San Salvador": residents of the country mean its city
  const isHome = ({ span: { reading }, place }: SpanPlace) =>
    reading.place.kind === 'country' &&
    place.countryCode === country &&
    fold(place.name).includes(fold(reading.place.name));
  const isConnected = DASH.test(gap) || TOWARDS.has(word);
  if (areas === 0 && isConnected && namesakes.some(isHome)) evidence.add('cityOfHome');
  if (isOneName) evidence.add('oneName');
  return evidence;
}

const sizeOf = ({ population }: Place) => Math.log10(Math.max(population, 1_000) / 1_000);

function kilometres(a: Place, b: Place): number {
  const north = (a.latitude - b.latitude) * 111;
  const east = (a.longitude - b.longitude) * 111 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
