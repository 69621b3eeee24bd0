import type { Context } from '#server/graphql/context.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import type { Queryable } from '#server/platform/db.ts';
import { keptFor } from '#server/platform/keptFor.ts';
import { readDirectory } from './directory.ts';
import { findName } from './findName.ts';
import { keptText, meaningOf } from './keptTexts.ts';
import { type PlacesInKeywords, readPlaces, readRoute, routeLength } from './keywords/readPlaces.ts';
import type { SpanPlace } from './keywords/spanEvidence.ts';
import { factsOf, type KnownText, namesIn, partOf, type Understanding } from './keywords/understandKeywords.ts';
import { SERVED } from './statements/weights.ts';

export type Found = Pick<Reading, 'behind' | 'notUnderstood'> & { place: Place; others: Place[] };

/** The gazetteer and the properties of the searcher that the interpretation depends on. */
export type SearchReader = { gazetteer: Gazetteer } & Pick<Context, 'language' | 'reader'>;

export interface KeywordsWithPlace {
  words: Understanding | null;
  reading?: Found | null;
  /** The other end of a route. */
  second?: Place;
  /** The words that name the place or places, and the other words. */
  typed?: string;
  others?: string;
}

/**
 * The meaning of keywords, and the place or places in them. With a separate place, all keywords are interpreted as
 * words, as are names of places in the names of providers.
 */
export async function readKeywords(
  pool: Queryable,
  { gazetteer, reader }: SearchReader,
  text: KnownText,
): Promise<KeywordsWithPlace> {
  const names = namesIn(text);
  // the name of a service is not a place, as in "Mobile crane hire"
  const { found, rest } = names.isServiceName ? { found: null, rest: text } : placesIn(text, gazetteer, reader);
  if (!found) return { words: meaningOf(text) };
  const readings = found.places.map(({ span }) => span.reading);
  const likelyName = await findName(pool, names, readings, () => meaningOf(text)?.services.length === 0);
  if (likelyName) return { words: { ...meaningOf(text)!, likelyName } };
  const [first, second] = inDirection(found).map(asFound);
  return {
    words: second ? needIn(rest) : meaningOf(rest),
    typed: found.typed,
    others: found.keywords,
    // the ends of a route disambiguate each other
    reading: second ? first! : await preferServed(pool, first!),
    ...(second && { second: second.place }),
  };
}

/** The need in the other words of a route; null if they only express a request or a time: "mañana". */
export const needIn = (rest: KnownText): Understanding | null =>
  rest.words.every(({ isAsking }) => isAsking) ? null : meaningOf(rest);

const keptPlaces = keptFor<KnownText, { found: PlacesInKeywords | null; rest: KnownText }>(4);
const keyOf = ({ country, spoken }: Reader) => `${country} ${spoken}`;

/** The places in a text, and the text without the words of the places. */
export const placesIn = (text: KnownText, gazetteer: Gazetteer, reader: Reader) =>
  keptPlaces(text, keyOf(reader), () => {
    const found = readPlaces(text.keywords, factsOf(text), gazetteer, reader);
    return {
      found,
      rest: found ? partOf({ ...text, route: routeLength(found, reader.country) }, found.keywords) : text,
    };
  });

/** The places in the direction of a route: "to Asunción from Rosario" names the end first. */
export function inDirection({ places, isGoal }: Pick<PlacesInKeywords, 'places' | 'isGoal'>): SpanPlace[] {
  return isGoal ? places.toReversed() : places;
}

type FieldReading = { reading: Found; second?: Place } | null;
const keptFields = keptFor<Gazetteer, { read: FieldReading }>(2_000);

/** The place in the field for places, or the two ends of a route; null if the text names no place. */
export const readPlaceField = ({ gazetteer, reader }: SearchReader, text: string): FieldReading =>
  keptFields(gazetteer, `${keyOf(reader)} ${text}`, () => ({ read: readField(gazetteer, reader, text) })).read;

/**
 * Whether the text in the field for a place names a service, alone or with a place: "cold storage Laval". An address
 * does not.
 */
export async function namesService(pool: Queryable, reader: SearchReader, typed: string): Promise<boolean> {
  if (/[\d,]/.test(typed)) return false;
  const read = readPlaceField(reader, typed);
  const text = read && !read.reading.notUnderstood ? null : await keptText(pool, typed);
  if (!text) return false;
  const { found, rest } = placesIn(text, reader.gazetteer, reader.reader);
  return rest.words.length > 0 && (found !== null) === (read !== null) && namesIn(rest).isServiceName;
}

function readField(gazetteer: Gazetteer, reader: Reader, text: string): FieldReading {
  const route = readRoute(text, gazetteer, reader);
  if (route) return { reading: asFound(route[0]), second: route[1].place };
  const reading = gazetteer.read(text, reader);
  return reading && { reading };
}

export function asFound({ span, place, behind }: SpanPlace): Found {
  const others = span.meanings.filter((meaning) => meaning.place.id !== place.id);
  return {
    place,
    others: others.map((other) => other.place),
    behind: others.map((other) => other.behind - behind),
    notUnderstood: null,
  };
}

/** The first place with nearby providers, among several that a text may mean with almost the same likelihood. */
export async function preferServed(pool: Queryable, found: Found | null): Promise<Found | null> {
  if (!found || found.others.length === 0) return found;
  const places = [found.place, ...found.others];
  const behind = [0, ...found.behind];
  const { isServed } = await readDirectory(pool);
  const at = places.findIndex((place, nth) => behind[nth]! < SERVED && isServed(place));
  if (at <= 0) return found;
  return { ...found, place: places[at]!, others: places.filter((_, nth) => nth !== at) };
}
