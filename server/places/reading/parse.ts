import { fold } from '#shared/fold.ts';
import type { KnownPlace } from '../atlas/place.ts';
import { findMentions, longestMentions, type Mention } from './candidates.ts';
import { findPostalCodes, type OwnCodes, type PostalReading } from './postalCodes.ts';
import { isSupported, type Qualifier, support } from './qualifiers.ts';
import { findRoads, type RoadMention } from './roads.ts';
import { FREE, findStreets, STREET } from './streets.ts';
import { isNumber, type TextRange, type Token } from './tokens.ts';
import { isFiller } from './vocabulary.ts';

/** The lookups for reading an address. */
export interface Names {
  /** All places with this folded name. */
  named: (name: string) => KnownPlace[];
  /** Places with a name similar to a misspelled one, most likely first. */
  misspelt: (name: string, accepts: (place: KnownPlace) => boolean) => { place: KnownPlace; errors: number }[];
  ownCodes: OwnCodes;
  withId: (id: number) => KnownPlace | undefined;
  /** The ISO code of the only country to consider. */
  country?: string;
}

/** The lookups, restricted to the places of one country. */
export function withinCountry(names: Names, country: string | undefined): Names {
  if (country === undefined) return names;
  const isInside = ({ countryCode }: KnownPlace) => countryCode === country;
  return {
    ...names,
    named: (name) => names.named(name).filter(isInside),
    misspelt: (name, accepts) => names.misspelt(name, (place) => isInside(place) && accepts(place)),
    country,
  };
}

/** The parts of a typed address, before its meaning is determined. */
export interface Text {
  tokens: Token[];
  /** The likelihood that each token is part of a street; see `findStreets`. */
  streets: Uint8Array;
  /** All names of places, including names within other names. */
  mentions: Mention[];
  /** The longest mentions, without overlaps. */
  chosen: Mention[];
  codes: { reading: PostalReading; place: KnownPlace | null }[];
  roads: RoadMention[];
  qualifiers: Qualifier[];
}

export function parseAddress(names: Names, tokens: Token[]): Text {
  const streets = findStreets(tokens, (name) => names.named(name).length > 0);
  const roads = findRoads(tokens, names.named);
  for (const { start, end } of roads) streets.fill(STREET, start, end);
  const mentions = findMentions(tokens, names.named);
  const chosen = longestMentions(tokens, mentions, streets);
  const readings = findPostalCodes(tokens, names.ownCodes);
  const inside = names.country ? readings.filter(({ countryCode }) => countryCode === names.country) : readings;
  const codes = inside.map((reading) => {
    const region =
      names
        .named(fold(reading.region))
        .find((item) => item.kind === 'region' && item.countryCode === reading.countryCode) ?? null;
    const own = reading.cityId === null ? undefined : names.withId(reading.cityId);
    const city =
      own ??
      (reading.city === null
        ? undefined
        : largest(
            names
              .named(fold(reading.city))
              .filter((item) => item.kind === 'city' && item.countryCode === reading.countryCode)
              .filter((item) => item.region === null || item.region === reading.region),
          ));
    return { reading, place: city ?? region };
  });
  const isSpent = (at: number) =>
    codes.some(({ reading }) => reading.start <= at && at < reading.end) ||
    chosen.some(({ start, end }) => start <= at && at < end) ||
    isFiller(tokens[at]!.text) ||
    isNumber(tokens[at]!.text);
  const qualifiers = chosen.flatMap((mention): Qualifier[] => {
    const { start, end } = mention;
    if (streets.subarray(start, end).some((street) => street !== FREE)) return [];
    const segment = tokens[start]!.segment;
    let endsSegment = true;
    for (let at = end; at < tokens.length && tokens[at]!.segment === segment; at++) endsSegment &&= isSpent(at);
    let beginsSegment = true;
    for (let at = start - 1; at >= 0 && tokens[at]!.segment === segment; at--) beginsSegment &&= isSpent(at);
    return endsSegment || beginsSegment
      ? [{ ...mention, endsSegment, isWhole: endsSegment && beginsSegment, isProved: isProved(mention, mentions) }]
      : [];
  });
  return { tokens, streets, mentions, chosen, codes, roads, qualifiers };
}

/** Whether a mention directly follows a place that lies in one of its meanings. */
function isProved({ start, places, text }: Mention, mentions: Mention[]): boolean {
  return mentions.some(
    (other) =>
      other.end === start && other.places.some((place) => places.some((area) => support(place, area, text) !== null)),
  );
}

function largest(places: KnownPlace[]): KnownPlace | undefined {
  return places.toSorted((a, b) => b.population - a.population)[0];
}

/** Whether a token may name a place. */
export function isOpen({ tokens, streets, codes }: Text, at: number): boolean {
  const { text } = tokens[at]!;
  return (
    streets[at] === FREE &&
    !/\d/.test(text) &&
    !isFiller(text) &&
    !codes.some(({ reading }) => reading.start <= at && at < reading.end)
  );
}

/** The tokens that neither the candidate nor its qualifiers explain, and that may be names. */
export function notExplained(text: Text, candidate: Explained): Token[] {
  const idle = new Set(idleTokens(text, candidate));
  return text.tokens.filter((token, at) => idle.has(token) && isOpen(text, at));
}

type Explained = TextRange & { place: KnownPlace };

/** The tokens that neither the candidate nor its qualifiers explain. */
export function idleTokens({ tokens, qualifiers }: Text, { place, start, end }: Explained): Token[] {
  const fitting = qualifiers.filter((qualifier) => isSupported(place, qualifier, start));
  return tokens.filter(
    (_, at) => !(start <= at && at < end) && !fitting.some((mention) => mention.start <= at && at < mention.end),
  );
}
