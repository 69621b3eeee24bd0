import type { Place } from '#server/places/atlas/place.ts';
import { terminalOf } from '#server/places/atlas/terminals.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { Evidence } from '#server/platform/evidence.ts';
import { fold } from '#shared/fold.ts';
import { signAfter } from './direction.ts';
import type { KeywordText } from './keywordText.ts';
import { AND, DASH, TOWARDS } from './placeWords.ts';
import { type Kind, LONGEST_CODE, type SpanEvidence, type SpanPlace, sizeOf, WEIGHTS } from './spanEvidence.ts';

/**
 * The evidence that two spans are the ends of a route, in addition to that for each. `isOneName`: together they name
 * one place.
 */
export function weighPair(
  text: KeywordText,
  first: SpanPlace,
  second: SpanPlace,
  isOneName: boolean,
  reader: Reader,
): SpanEvidence {
  const { keywords, words } = text;
  const evidence: SpanEvidence = new Evidence(WEIGHTS);
  evidence.add('second');
  const between = words.slice(first.span.to, second.span.from).map(({ text }) => text);
  const [word = ''] = between;
  const gap = keywords.slice(words[first.span.to - 1]!.end, words[second.span.from]!.start);
  // "Campinas - SP"
  const mayBeArea = second.span.meanings.some(({ place }) => liesIn(first.place, place));
  if (between.length === 0 && mayBeArea) evidence.add('areaAfter');
  if (between.length === 0) evidence.add(DASH.test(gap) ? 'dash' : 'adjacent');
  else if (TOWARDS.has(word)) evidence.add('connector');
  else if (AND.has(word)) evidence.add('and');
  if (first.span.from === 0) evidence.add('routeFirst');
  if (first.span.direction.sign * signAfter(second.span.direction, first.span.to) < 0) evidence.add('opposite');
  if (first.place.countryCode === second.place.countryCode) evidence.add('sameCountry');
  evidence.add('apart', kilometres(first.place, second.place) / 1_000);
  const isOne = (a: Place, b: Place) => a.id === b.id || liesIn(a, b) || liesIn(b, a);
  if (isOne(first.place, second.place)) evidence.add('within');
  // "Hunts Point Market in the Bronx"
  if (isPartOf(first.place, second.place) || isPartOf(second.place, first.place)) evidence.add('partOfCity');
  const areas = [first, second].filter(({ place }) => place.kind !== 'city').length;
  if (areas > 0) evidence.add('areaOfRoute', areas);
  const namesakes = [first, second].filter(
    ({ span: { reading }, place }) =>
      reading.place.kind !== 'city' && place.kind === 'city' && liesIn(place, reading.place),
  );
  for (const { place } of areas === 0 ? namesakes : []) evidence.add('cityOfArea', sizeOf(place));
  const isConnected = DASH.test(gap) || TOWARDS.has(word);
  // "qro a Nuevo Laredo"
  const isCode = ({ span: { typed, reading } }: SpanPlace) =>
    reading.place.kind === 'region' && typed.length <= LONGEST_CODE && fold(typed) !== fold(reading.place.name);
  if (areas === 0 && isConnected) evidence.add('cityOfCode', namesakes.filter(isCode).length);
  // "de Guatemala a San Salvador": residents of the country mean its city
  const isHome = ({ span: { reading }, place }: SpanPlace) =>
    reading.place.kind === 'country' &&
    place.countryCode === reader.country &&
    fold(place.name).includes(fold(reading.place.name));
  if (areas === 0 && isConnected && namesakes.some(isHome)) evidence.add('cityOfHome');
  if (isOneName) evidence.add('oneName');
  const count = (kind: Kind, is: (end: SpanPlace) => boolean) => evidence.add(kind, [first, second].filter(is).length);
  count('endOnTheWay', ({ span }) => span.direction.isOnTheWay);
  count('endThrough', ({ span }) => span.direction.isThrough);
  count('endOfOwner', ({ span }) => span.direction.isOwner);
  count('endAtCrossing', ({ place }) => terminalOf(place.id) === 'border');
  return evidence;
}

const isPartOf = ({ district, region }: Place, city: Place) => district === city.name && region === city.region;

export function kilometres(a: Place, b: Place): number {
  const north = (a.latitude - b.latitude) * 111;
  const east = (a.longitude - b.longitude) * 111 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
