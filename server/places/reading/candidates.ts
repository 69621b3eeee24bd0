import type { KnownPlace } from '../atlas/place.ts';
import type { PlaceEvidence } from './evidence.ts';
import type { Names, Text } from './parse.ts';
import { isNear, isSupported, liesIn } from './qualifiers.ts';
import type { Reader } from './reader.ts';
import { weighCode, weighMention, weighRoad } from './score.ts';
import { FREE, STREET } from './streets.ts';
import { areApart, isNumber, type Token } from './tokens.ts';
import { isFiller, isParticle, POSTAL_LABEL, spellOut } from './vocabulary.ts';

export interface Candidate {
  place: KnownPlace;
  start: number;
  end: number;
  evidence: PlaceEvidence;
  /** The named region, when the place is the city that gave the region its name. */
  region?: KnownPlace;
}

/** The minimum evidence: places with less are ignored. */
const LEAST = -12;
/** The evidence needed for a place to count as the more specific one within a named region or country. */
const LEAST_SPECIFIC = 8;

/** All places that the text may mean, most likely first. */
export function judge(names: Names, text: Text, reader: Reader): Candidate[] {
  const { mentions, codes } = text;
  const found: Candidate[] = [];
  const hasStreet = text.streets.includes(STREET);
  for (const mention of mentions) {
    // a particle is not a place: "sin dirección" is not in Sinaloa
    if (text.tokens.length > 1 && isParticle(mention.text) && !text.chosen.includes(mention)) continue;
    // a filler next to a street is not a place: "Rua das Flores 7, Centro, Mauá" is in Mauá
    if (hasStreet && isFiller(mention.text) && !text.chosen.includes(mention)) continue;
    // the name of a road is not a place: "Av. Paulista" is not in Paulista
    if (text.roads.some((road) => !areApart(road, mention))) continue;
    const { start, end } = mention;
    for (const place of mention.places) {
      const evidence = weighMention(text, mention, place, reader);
      found.push({ place, start, end, evidence });
      if (place.kind !== 'region' || evidence.found.some(([kind]) => kind === 'regionWord')) continue;
      // "SP" may be the city that gave the region its name, as in "Bv. San Juan 500, CBA", which is in that city
      const name = place.folded;
      for (const city of names.named(name))
        if (
          city.kind === 'city' &&
          liesIn(city, place) &&
          (hasStreet || (city.folded === name && name !== mention.text))
        )
          found.push({
            place: city,
            start,
            end,
            evidence: evidence.with(hasStreet ? 'addressInRegion' : 'cityOfRegion'),
            region: place,
          });
    }
  }
  for (const road of text.roads)
    found.push({ place: road.place, start: road.start, end: road.end, evidence: weighRoad(text, road, reader) });
  // a code in a street may be a house number
  for (const { reading, place } of codes)
    if (place && (reading.isSure || text.roads.every((road) => areApart(road, reading))))
      found.push({ place, start: reading.start, end: reading.end, evidence: weighCode(text, reading, place, reader) });
  const likely = found.filter(({ evidence }) => evidence.score > LEAST);
  const isCode = (candidate: Candidate) =>
    codes.some(({ reading }) => reading.start === candidate.start && isNumber(text.tokens[candidate.start]!.text));
  const specific = likely.filter(
    ({ start, evidence }) => text.streets[start] === FREE && evidence.score > LEAST_SPECIFIC,
  );
  for (const candidate of likely) {
    // "Houston, Texas" is Houston, "Palermo, Buenos Aires" is Palermo, and "77002 Houston" is Houston, too: a name is
    // stronger than a code
    const qualifier = text.qualifiers.find(({ start, end }) => start === candidate.start && end === candidate.end);
    const contains = (other: Candidate) =>
      areApart(candidate, other) &&
      (liesIn(other.place, candidate.region ?? candidate.place) ||
        (qualifier !== undefined &&
          candidate.start > other.start &&
          !isCode(other) &&
          isSupported(other.place, qualifier, other.start)));
    if (specific.some(contains)) candidate.evidence.add('containsAnother');
    else if (
      isCode(candidate) &&
      likely.some(
        (other) =>
          !isCode(other) &&
          other.place.kind === 'city' &&
          areApart(candidate, other) &&
          isNear(other.place, candidate.place),
      )
    )
      candidate.evidence.add('codeBesideItsCity');
  }
  return likely.sort((a, b) => b.evidence.score - a.evidence.score || a.place.id - b.place.id);
}

/** A range of tokens that is the complete name of some places. */
export interface Mention {
  start: number;
  end: number;
  text: string;
  places: KnownPlace[];
}

const LONGEST = 8;

/** All names of places in the text, including names within others. */
export function findMentions(tokens: readonly Token[], named: (name: string) => KnownPlace[]): Mention[] {
  const found: Mention[] = [];
  for (let start = 0; start < tokens.length; start++) {
    let text = '';
    for (let end = start + 1; end <= tokens.length && end <= start + LONGEST; end++) {
      if (tokens[end - 1]!.segment !== tokens[start]!.segment) break;
      text += (text && ' ') + tokens[end - 1]!.text;
      if (end === start + 1 && isNoName(tokens, start)) continue;
      const places = [text, ...spellOut(text)].flatMap(named);
      if (places.length > 0) found.push({ start, end, text, places });
    }
  }
  return found;
}

/** Whether the token is not a name: a single letter among other words, or 'CP' before a number. */
function isNoName(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  if (text.length === 1) return tokens.length > 1 && isParticle(text);
  return POSTAL_LABEL.has(text) && isNumber(tokens[at + 1]?.text ?? '');
}

/** The mentions that cover most of the text, without overlaps: longest first, and the earliest of equally long ones. */
export function longestMentions(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  streets: Uint8Array,
): Mention[] {
  const chosen: Mention[] = [];
  const isStreet = ({ start, end }: Mention) => streets.subarray(start, end).includes(STREET);
  // 'de' is Delaware only at the end of its segment, and 'centro' is ignored next to other names
  const isLoose = ({ text, start, end }: Mention) => {
    if (end > start + 1 || !isFiller(text)) return false;
    const { segment } = tokens[end - 1]!;
    if (!isParticle(text)) return tokens.length > 1;
    return tokens.some((token, at) => at >= end && token.segment === segment && !isNumber(token.text));
  };
  for (const mention of mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (isStreet(mention) || isLoose(mention)) continue;
    if (chosen.every((other) => areApart(mention, other))) chosen.push(mention);
  }
  return chosen.sort((a, b) => a.start - b.start);
}
