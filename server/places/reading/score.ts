import { fold } from '#shared/fold.ts';
import { type KnownPlace, nameIn } from '../atlas/place.ts';
import type { Mention } from './candidates.ts';
import { type Kind, type PlaceEvidence, placeEvidence } from './evidence.ts';
import type { Text } from './parse.ts';
import type { PostalReading } from './postalCodes.ts';
import { isNear, liesIn, relation } from './qualifiers.ts';
import { type Reader, speaks } from './reader.ts';
import type { RoadMention } from './roads.ts';
import { FREE, STREET } from './streets.ts';
import { areApart, type TextRange, type Token } from './tokens.ts';
import { CITY_WORDS, isFiller, isParticle, REGION_WORDS, withoutParticles } from './vocabulary.ts';

/** The share of a postal code's weight that counts where the code may be a house number. */
const CODE_IN_STREET = 0.3;

/** The evidence that a mention means a place, given the rest of the text. */
export function weighMention(text: Text, mention: Mention, place: KnownPlace, reader: Reader): PlaceEvidence {
  const { tokens, streets, chosen } = text;
  const { start, end } = mention;
  const evidence = placeEvidence();
  evidence.add('size', Math.log(place.weight));
  if (end > start + 1) evidence.add('longName', end - start - 1);
  const street = Math.max(...streets.subarray(start, end));
  if (street !== FREE) evidence.add(street === STREET ? 'street' : 'maybeStreet');
  const isWithin = (other: Mention) =>
    other !== mention && other.start <= start && end <= other.end && other.end - other.start > end - start;
  const isWhole = (other: Mention) => other.end - other.start === tokens.length;
  if (chosen.some(isWithin)) evidence.add('withinLongerName');
  // "puente Reynosa Pharr" is neither of the two cities
  if (chosen.some((other) => isWithin(other) && isWhole(other))) evidence.add('withinWholeText');
  const { segment } = tokens[start]!;
  const isFirst = start === 0 || tokens[start - 1]!.segment !== segment;
  const isLast = end === tokens.length || tokens[end]!.segment !== segment;
  if (start === 0) evidence.add('first');
  if (isLast) evidence.add('endsPart');
  if (isFirst && isLast) evidence.add('wholePart');
  if (end === start + 1 && isParticle(mention.text) && tokens.length > 1) evidence.add('particle');
  else if (tokens.slice(start, end).every(({ text: word }) => isFiller(word))) evidence.add('filler');
  if (!isOwnName(place, mention.text, reader)) weighOtherName(evidence, mention.text, place, reader);
  else if (mention.places.some((area) => liesIn(place, area) && isOwnName(area, mention.text, reader)))
    evidence.add('namesRegion');
  weighWordBeside(evidence, tokens, mention, place);
  weighReader(evidence, place, reader);
  weighRest(evidence, text, mention, place);
  return evidence;
}

const SHORT: Record<KnownPlace['kind'], Kind> = {
  city: 'shortAlternate',
  region: 'shortRegion',
  country: 'shortCountry',
};

/** Weighs an alternative name: a code such as "POA", a part of the main name, or any other name. */
function weighOtherName(evidence: PlaceEvidence, text: string, place: KnownPlace, reader: Reader): void {
  if (text.length > 3) evidence.add(` ${ownName(place, reader)} `.includes(` ${text} `) ? 'partOfName' : 'alternate');
  else {
    evidence.add(SHORT[place.kind]);
    if (reader.spoken !== null && !speaks(place.countryCode, reader)) evidence.add('foreignCode');
  }
}

const ownName = (place: KnownPlace, { spoken }: Reader): string =>
  place.kind === 'country' ? fold(nameIn(place, spoken)) : place.folded;

/**
 * Whether the text is the main name, possibly without small words or the word for its kind: "Ciudad Lázaro Cárdenas".
 */
function isOwnName(place: KnownPlace, text: string, reader: Reader): boolean {
  const own = ownName(place, reader);
  const first = own.split(' ', 1)[0]!;
  return (
    own === text ||
    (CITY_WORDS.has(first) && own === `${first} ${text}`) ||
    (first !== own && withoutParticles(own) === withoutParticles(text))
  );
}

/**
 * Weighs the word for the kind of place next to a name: "Provincia de Córdoba", "Ciudad de Córdoba", "Veracruz puerto".
 */
function weighWordBeside(
  evidence: PlaceEvidence,
  tokens: Token[],
  { start, end }: TextRange,
  { kind }: KnownPlace,
): void {
  let at = start - 1;
  while (at >= 0 && tokens[at]!.segment === tokens[start]!.segment && isParticle(tokens[at]!.text)) at--;
  const before = tokens[at]?.segment === tokens[start]!.segment ? tokens[at]!.text : '';
  const after = tokens[end]?.segment === tokens[start]!.segment ? tokens[end]!.text : '';
  if (REGION_WORDS.has(before)) evidence.add(kind === 'region' ? 'regionWord' : 'otherKindsWord');
  else if (CITY_WORDS.has(before) || CITY_WORDS.has(after) || after === 'puerto' || after === 'capital')
    evidence.add(kind === 'city' ? 'cityWord' : 'otherKindsWord');
}

/** Weighs the reader: places of the reader's country and language are likelier. */
export function weighReader(evidence: PlaceEvidence, { countryCode }: KnownPlace, reader: Reader): void {
  if (countryCode === reader.country) evidence.add('readersCountry');
  if (speaks(countryCode, reader)) evidence.add('readersLanguage');
}

/** Weighs the other names and codes of the text as evidence for a place. */
export function weighRest(evidence: PlaceEvidence, text: Text, range: TextRange, place: KnownPlace): void {
  for (const qualifier of text.qualifiers)
    if (areApart(qualifier, range)) evidence.add(relation(place, qualifier, range.start));
  // a road near the place, as in "Ruta 9 km 86, Zárate"
  if (text.roads.some((road) => areApart(road, range) && isNear(place, road.place))) evidence.add('nearRoad');
  weighCodes(evidence, text, range, place);
}

function weighCodes(evidence: PlaceEvidence, { codes, streets }: Text, range: TextRange, place: KnownPlace): void {
  const apart = codes.filter(({ reading }) => areApart(reading, range));
  const share = ({ start }: PostalReading) => (streets[start] === FREE ? 1 : CODE_IN_STREET);
  let ofCity = 0;
  let ofRegion = 0;
  for (const { reading, place: meant } of apart) {
    if (reading.countryCode !== place.countryCode) continue;
    if (meant?.kind === 'city' && place.kind === 'city' && isNear(place, meant))
      ofCity = Math.max(ofCity, share(reading));
    else if (place.region === reading.region || (place.kind === 'region' && place.name === reading.region))
      ofRegion = Math.max(ofRegion, share(reading));
  }
  const sure = apart.find(({ reading }) => reading.isSure && streets[reading.start] === FREE);
  if (ofCity > 0) evidence.add('codeOfCity', ofCity);
  else if (ofRegion > 0) evidence.add('codeOfRegion', ofRegion);
  else if (sure)
    evidence.add(sure.reading.countryCode === place.countryCode ? 'codeOfOtherRegion' : 'codeOfOtherCountry');
}

/** The evidence that the city of a known road is meant. */
export function weighRoad(text: Text, road: RoadMention, reader: Reader): PlaceEvidence {
  const evidence = placeEvidence();
  evidence.add('road');
  if (road.words > 1) evidence.add('longRoad', road.words - 1);
  if (road.hasNumber) evidence.add('roadNumber');
  weighReader(evidence, road.place, reader);
  weighRest(evidence, text, road, road.place);
  return evidence;
}

/** The evidence that the place of a postal code is meant. */
export function weighCode(text: Text, reading: PostalReading, place: KnownPlace, reader: Reader): PlaceEvidence {
  const evidence = placeEvidence();
  evidence.add('size', Math.log(place.weight));
  if (place.kind === 'region') evidence.add('codeOnlyRegion');
  if (!reading.isPartial) evidence.add('codeWhole');
  if (place.countryCode === reader.country) evidence.add('codeReaders');
  if (speaks(place.countryCode, reader)) evidence.add('codeReadersLanguage');
  if (reading.isSure) evidence.add('codeSure');
  if (reading.cityId !== null) evidence.add('codeOwn');
  // a code in a street is probably a house number
  if (text.streets[reading.start] !== FREE && !reading.isSure) evidence.add('codeInStreet');
  weighRest(evidence, text, reading, place);
  return evidence;
}
