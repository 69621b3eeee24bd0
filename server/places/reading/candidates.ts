import { fold } from '#shared/fold.ts';
import type { KnownPlace } from '../atlas/place.ts';
import type { Names, Text } from './parse.ts';
import { isNear, liesIn, relation } from './qualifiers.ts';
import { scoreCode, scoreMention, WEIGHTS } from './score.ts';
import { FREE, STREET } from './streets.ts';
import { areApart, isNumber } from './tokens.ts';
import { isParticle } from './vocabulary.ts';

export interface Candidate {
  place: KnownPlace;
  start: number;
  end: number;
  score: number;
  /** The named region, when the place is the city that the region is named after. */
  region?: KnownPlace;
}

/** All places that the text may mean, most likely first. */
export function judge(names: Names, text: Text, reader: string | null): Candidate[] {
  const { mentions, codes } = text;
  const found: Candidate[] = [];
  for (const mention of mentions) {
    // "sin dirección" is not in Sinaloa
    if (text.tokens.length > 1 && isParticle(mention.text) && !text.chosen.includes(mention)) continue;
    for (const place of mention.places)
      found.push({ place, start: mention.start, end: mention.end, score: scoreMention(text, mention, place, reader) });
  }
  // "Bv. San Juan 500, CBA": an address is in the city that gave the region its name
  if (text.streets.includes(STREET))
    for (const { place, start, end, score } of [...found])
      if (place.kind === 'region')
        for (const city of names.named(fold(place.name)))
          if (city.kind === 'city' && liesIn(city, place))
            found.push({ place: city, start, end, score: score + WEIGHTS.addressInRegion, region: place });
  for (const { reading, place } of codes)
    if (place)
      found.push({ place, start: reading.start, end: reading.end, score: scoreCode(text, reading, place, reader) });
  const likely = found.filter(({ score }) => score > WEIGHTS.least);
  const isCode = (one: Candidate) =>
    codes.some(({ reading }) => reading.start === one.start && isNumber(text.tokens[one.start]!.text));
  const specific = likely.filter(({ start, score }) => text.streets[start] === FREE && score > WEIGHTS.leastSpecific);
  for (const one of likely) {
    // "Houston, Texas" is Houston, "Palermo, Buenos Aires" is Palermo, and "77002 Houston" too: a name is stronger than
    // a code
    const qualifier = text.qualifiers.find(({ start, end }) => start === one.start && end === one.end);
    const contains = (other: Candidate) =>
      areApart(one, other) &&
      (liesIn(other.place, one.region ?? one.place) ||
        (qualifier !== undefined &&
          one.start > other.start &&
          !isCode(other) &&
          relation(other.place, qualifier, other.start) > 0));
    if (specific.some(contains)) one.score += WEIGHTS.containsAnother;
    else if (
      isCode(one) &&
      likely.some(
        (other) =>
          !isCode(other) && other.place.kind === 'city' && areApart(one, other) && isNear(other.place, one.place),
      )
    )
      one.score += WEIGHTS.codeBesideItsCity;
  }
  return likely.sort((a, b) => b.score - a.score || a.place.id - b.place.id);
}
