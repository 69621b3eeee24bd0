import { fold } from '#shared/fold.ts';
import type { KnownPlace } from '../atlas/place.ts';
import type { Mention } from './candidates.ts';
import type { Text } from './parse.ts';
import type { PostalReading } from './postalCodes.ts';
import { isNear, relation } from './qualifiers.ts';
import { FREE, STREET } from './streets.ts';
import { areApart, type Token } from './tokens.ts';
import { CITY_WORDS, isFiller, isParticle, REGION_WORDS } from './vocabulary.ts';

/** Added to scores, which are logarithms: adding x multiplies the likelihood by e^x. */
export const WEIGHTS = {
  perWord: 1.5,
  withinLongerName: -8,
  maybeStreet: -8,
  street: -14,
  wholeSegment: 3,
  endsSegment: 1,
  first: 1.2,
  filler: -7,
  shortAlias: -8,
  alias: -1.5,
  particle: -20,
  addressInRegion: 4,
  regionWord: 10,
  cityWord: 4,
  wrongWord: -6,
  reader: 4,
  containsAnother: -16,
  leastSpecific: 8,
  codeOfRegion: 6,
  codeOfCity: 11,
  otherRegionsCode: -5,
  otherCountrysCode: -25,
  codeAlone: 2,
  ownCode: 6,
  codeAndReader: 5,
  codeBesideItsCity: -9,
  least: -12,
  typingError: -3,
};

/** How likely a mention means a place, given the rest of the text. */
export function scoreMention(text: Text, mention: Mention, place: KnownPlace, reader: string | null): number {
  const { tokens, streets, chosen } = text;
  const { start, end } = mention;
  let score = Math.log(place.weight) + WEIGHTS.perWord * (end - start - 1);
  const street = Math.max(...streets.subarray(start, end));
  if (street !== FREE) score += street === STREET ? WEIGHTS.street : WEIGHTS.maybeStreet;
  if (
    chosen.some(
      (other) => other !== mention && other.start <= start && end <= other.end && other.end - other.start > end - start,
    )
  )
    score += WEIGHTS.withinLongerName;
  const { segment } = tokens[start]!;
  const isFirst = start === 0 || tokens[start - 1]!.segment !== segment;
  const isLast = end === tokens.length || tokens[end]!.segment !== segment;
  if (start === 0) score += WEIGHTS.first;
  if (isLast) score += WEIGHTS.endsSegment;
  if (isFirst && isLast) score += WEIGHTS.wholeSegment;
  if (end === start + 1 && isParticle(mention.text) && tokens.length > 1) score += WEIGHTS.particle;
  else if (tokens.slice(start, end).every(({ text: word }) => isFiller(word))) score += WEIGHTS.filler;
  if ((place.kind === 'city' || mention.text.length > 3) && fold(place.name) !== mention.text) score += WEIGHTS.alias;
  if (place.kind === 'city' && mention.text.length <= 3 && tokens.length > 1) score += WEIGHTS.shortAlias;
  score += scoreWordBeside(tokens, start, end, place);
  if (place.countryCode === reader) score += WEIGHTS.reader;
  return score + scoreQualifiers(text, start, end, place) + scoreCodes(text, start, end, place);
}

/** "Provincia de Córdoba", "Ciudad de Córdoba", "Veracruz puerto". */
function scoreWordBeside(tokens: Token[], start: number, end: number, { kind }: KnownPlace): number {
  let at = start - 1;
  while (at >= 0 && tokens[at]!.segment === tokens[start]!.segment && isParticle(tokens[at]!.text)) at--;
  const before = tokens[at]?.segment === tokens[start]!.segment ? tokens[at]!.text : '';
  const after = tokens[end]?.segment === tokens[start]!.segment ? tokens[end]!.text : '';
  if (REGION_WORDS.has(before)) return kind === 'region' ? WEIGHTS.regionWord : WEIGHTS.wrongWord;
  if (CITY_WORDS.has(before) || CITY_WORDS.has(after) || after === 'puerto')
    return kind === 'city' ? WEIGHTS.cityWord : WEIGHTS.wrongWord;
  return 0;
}

export function scoreQualifiers({ qualifiers }: Text, start: number, end: number, place: KnownPlace): number {
  let score = 0;
  for (const qualifier of qualifiers)
    if (areApart(qualifier, { start, end })) score += relation(place, qualifier, start);
  return score;
}

export function scoreCodes({ codes, streets }: Text, start: number, end: number, place: KnownPlace): number {
  const apart = codes.filter(({ reading }) => areApart(reading, { start, end }));
  let best = 0;
  for (const { reading, place: meant } of apart) {
    const share = streets[reading.start] === FREE ? 1 : 0.3;
    if (reading.countryCode !== place.countryCode) continue;
    if (meant?.kind === 'city' && place.kind === 'city' && isNear(place, meant))
      best = Math.max(best, share * WEIGHTS.codeOfCity);
    else if (place.region === reading.region || (place.kind === 'region' && place.name === reading.region))
      best = Math.max(best, share * WEIGHTS.codeOfRegion);
  }
  if (best > 0) return best;
  const sure = apart.find(({ reading }) => reading.isSure && streets[reading.start] === FREE);
  if (!sure) return 0;
  return sure.reading.countryCode === place.countryCode ? WEIGHTS.otherRegionsCode : WEIGHTS.otherCountrysCode;
}

/** How likely the place of a postal code is meant. */
export function scoreCode(text: Text, reading: PostalReading, place: KnownPlace, reader: string | null): number {
  const { streets } = text;
  let score = Math.log(place.weight);
  if (place.kind === 'region') score -= 1;
  if (!reading.isPartial) score += WEIGHTS.codeAlone;
  if (place.countryCode === reader) score += WEIGHTS.codeAndReader;
  if (reading.isSure) score += 2;
  if (reading.cityId !== null) score += WEIGHTS.ownCode;
  // probably a house number
  if (streets[reading.start] !== FREE && !reading.isSure) score -= 12;
  return (
    score +
    scoreQualifiers(text, reading.start, reading.end, place) +
    scoreCodes(text, reading.start, reading.end, place)
  );
}
