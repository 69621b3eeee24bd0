import { kilometresBetween } from '#server/places/atlas/distance.ts';
import type { Place } from '#server/places/atlas/place.ts';
import { terminalOf } from '#server/places/atlas/terminals.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { Evidence } from '#server/platform/evidence.ts';
import { fold } from '#shared/fold.ts';
import { signAfter } from './direction.ts';
import type { KeywordText } from './keywordText.ts';
import { AND, DASH, TOWARDS } from './placeWords.ts';
import { isCode, type Kind, type SpanEvidence, type SpanPlace, sizeOf, WEIGHTS } from './spanEvidence.ts';
import type { Span } from './spans.ts';

/** The distance in kilometers from which routes become rarer. */
const COMMON_KM = 500;

/** The evidence that two of `spans` are the ends of a route, in addition to the evidence for each of them. */
export function weighPair(
  text: KeywordText,
  first: SpanPlace,
  second: SpanPlace,
  spans: readonly Span[],
  reader: Reader,
): SpanEvidence {
  const { keywords, words } = text;
  const evidence: SpanEvidence = new Evidence(WEIGHTS);
  evidence.add('second');
  const between = words.slice(first.span.to, second.span.from).map(({ text }) => text);
  const [word = ''] = between;
  const isTowards = leadsTo(text, between, second);
  const gap = keywords.slice(words[first.span.to - 1]!.end, words[second.span.from]!.start);
  // the second place may be the region of the first, as in "Campinas - SP"
  const mayBeArea = second.span.meanings.some(({ place }) => liesIn(first.place, place));
  if (between.length === 0 && mayBeArea) evidence.add('areaAfter');
  if (between.length === 0) evidence.add(DASH.test(gap) ? 'dash' : 'adjacent');
  else if (isTowards) evidence.add('connector');
  else if (AND.has(word)) evidence.add('and');
  if (first.span.from === 0) evidence.add('routeFirst');
  if (first.span.direction.sign * signAfter(second.span.direction, first.span.to) < 0) evidence.add('opposite');
  if (first.place.countryCode === second.place.countryCode) evidence.add('sameCountry');
  evidence.add('apart', Math.log2(1 + kilometresBetween(first.place, second.place) / COMMON_KM));
  const isOne = (a: Place, b: Place) => a.id === b.id || liesIn(a, b) || liesIn(b, a);
  if (isOne(first.place, second.place)) evidence.add('within');
  // one place may be part of the other, as in "Hunts Point Market in the Bronx"
  if (isPartOf(first.place, second.place) || isPartOf(second.place, first.place)) evidence.add('partOfCity');
  const areas = [first, second].filter(({ place }) => place.kind !== 'city').length;
  if (areas > 0) evidence.add('areaOfRoute', areas);
  const namesakes = [first, second].filter(
    ({ span: { reading }, place }) =>
      reading.place.kind !== 'city' && place.kind === 'city' && liesIn(place, reading.place),
  );
  const isOfCode = ({ span }: SpanPlace) => span.reading.place.kind === 'region' && isCode(span, span.reading.place);
  // "León Guanajuato" and "Niterói - RJ" are not routes
  const isOneAddress = mayBeArea && between.length === 0 && (!DASH.test(gap) || isOfCode(second));
  for (const { place } of areas === 0 && !isOneAddress ? namesakes : []) evidence.add('cityOfArea', sizeOf(place));
  const isConnected = isRoute(evidence);
  // only one end is also a region or country, as in "de Oaxaca a Tuxtla"
  if (areas === 0 && isConnected && !isOneAddress && namesakes.length === 1) evidence.add('cityToCity');
  // an end may be named by a code, as in "qro a Nuevo Laredo"
  if (areas === 0 && isConnected && !isOneAddress) evidence.add('cityOfCode', namesakes.filter(isOfCode).length);
  // codes of places, as in "lax to jfk" and "slz p/ Teresina"
  const isOwnCode = ({ span, place }: SpanPlace) =>
    isCode(span, place) &&
    // the code is not part of a longer place, as in "Franca SP"
    !spans.some((other) => other !== span && other.from < span.from && span.to <= other.to) &&
    (place.kind !== 'city' || span.reading.place.kind === 'city' || place.alternates.includes(fold(span.typed)));
  if (isConnected && between.length <= 1) {
    const codes = [first, second].filter(isOwnCode);
    evidence.add('codeOfRoute', codes.filter(({ place }) => place.kind === 'city').length);
    evidence.add('areaCodeOfRoute', codes.filter(({ place }) => place.kind !== 'city').length);
  }
  // "de Guatemala a San Salvador": residents of the country mean its city, and every reader does so with "guate"
  const isHome = ({ span: { reading, typed }, place }: SpanPlace) =>
    reading.place.kind === 'country' &&
    place.folded.includes(reading.place.folded) &&
    (place.countryCode === reader.country ||
      (fold(typed) !== reading.place.folded && place.alternates.includes(fold(typed))));
  if (areas === 0 && isConnected && namesakes.some(isHome)) evidence.add('cityOfHome');
  if (spans.some(({ from, to }) => from === first.span.from && to === second.span.to)) evidence.add('oneName');
  const count = (kind: Kind, is: (end: SpanPlace) => boolean) => evidence.add(kind, [first, second].filter(is).length);
  count('endOnTheWay', ({ span }) => span.direction.isOnTheWay);
  count('endThrough', ({ span }) => span.direction.isThrough);
  count('endOfOwner', ({ span }) => span.direction.isOwner);
  count('endAtCrossing', ({ place }) => terminalOf(place.id) === 'border');
  return evidence;
}

/** Whether the words between two places are "to": "turbo para trasteo Bogotá" does not start in Turbo. */
const leadsTo = ({ known }: KeywordText, [word = '', ...others]: string[], { span }: SpanPlace) =>
  (TOWARDS.has(word) || word === 'pa') &&
  (span.direction.sign > 0 || !others.some((other) => known.isServiceName([other])));

/** Whether a dash or "to" stands between the ends. */
export const isRoute = ({ found }: SpanEvidence): boolean =>
  found.some(([kind]) => kind === 'connector' || kind === 'dash');

const isPartOf = ({ district, region }: Place, city: Place) => district === city.name && region === city.region;
