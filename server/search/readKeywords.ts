import type { Context } from '#server/graphql/context.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Queryable } from '#server/platform/db.ts';
import { fold } from '#shared/fold.ts';
import { readDirectory } from './directory.ts';
import { findName } from './findName.ts';
import { TOWARDS } from './keywords/placeWords.ts';
import { type PlacesInKeywords, readPlaces, readRoute } from './keywords/readPlaces.ts';
import type { SpanPlace } from './keywords/spanEvidence.ts';
import { stem } from './keywords/stem.ts';
import { factsOf, type KnownText, type Understanding, understand } from './keywords/understandKeywords.ts';
import { SERVED } from './statements/weights.ts';

export type Found = Pick<Reading, 'others' | 'behind' | 'notUnderstood'> & { place: Place };

/** The owner of the place, and the searcher. */
export type SearchReader = { gazetteer: Gazetteer } & Pick<Context, 'language' | 'reader'>;

export interface KeywordsWithPlace {
  words: Understanding | null;
  reading?: Found | null;
  /** The other end of a route. */
  second?: Place;
  /** The words that name the place or places, and the others. */
  typed?: string;
  others?: string;
}

/**
 * The meaning of keywords, and the place or places in them: without a place they are read as words, and so are places
 * in names of providers.
 */
export async function readKeywords(
  pool: Queryable,
  { gazetteer, reader }: SearchReader,
  text: KnownText,
): Promise<KeywordsWithPlace> {
  const whole = understand(text);
  // "Mobile crane hire"
  if (!whole || whole.isServiceName) return { words: whole };
  const found = readPlaces(text.keywords, factsOf(text), gazetteer, reader);
  if (!found) return { words: whole };
  const readings = found.places.map(({ span }) => span.reading);
  const likelyName = await findName(pool, whole, readings);
  if (likelyName) return { words: { ...whole, likelyName } };
  const [first, second] = inDirection(found).map(asFound);
  return {
    words: understand({ ...text, isAbroad: isAbroad(found, reader.country) }, found.keywords),
    typed: found.typed,
    others: found.keywords,
    // the ends of a route are known by each other
    reading: second ? first! : await preferServed(pool, first!),
    ...(second && { second: second.place }),
  };
}

/** The places in the direction of a route: "to Asunción from Rosario" begins with its end. */
function inDirection({ places, isGoal }: Pick<PlacesInKeywords, 'places' | 'isGoal'>): SpanPlace[] {
  return isGoal ? places.toReversed() : places;
}

/** Whether places of two countries are named, or one to which something goes from the country of the reader. */
export function isAbroad({ places, isGoal }: PlacesInKeywords, country: string | null): boolean {
  const [first, second] = places.map(({ place }) => place.countryCode);
  const home = second ?? (isGoal ? country : null);
  return home !== null && home !== first;
}

/** Keywords next to a place: a place in them after a word such as "to" is a destination. */
export function besidePlace(
  text: KnownText,
  { gazetteer, reader }: Pick<SearchReader, 'gazetteer' | 'reader'>,
): KnownText & { goalPlace?: Place } {
  // reading places is the expensive part
  if (
    !fold(text.keywords)
      .split(' ')
      .some((word) => TOWARDS.has(word))
  )
    return text;
  const found = readPlaces(text.keywords, factsOf(text), gazetteer, reader);
  if (!found?.isGoal) return text;
  const goal = new Set(found.places.flatMap(({ span }) => fold(span.typed).split(' ')).map(stem));
  return { ...text, goal, isAbroad: isAbroad(found, reader.country), goalPlace: found.places[0]!.place };
}

/** The place of the field for it, or the two ends of a route; null where it names none. */
export function readPlaceField(
  { gazetteer, reader }: SearchReader,
  text: string,
): { reading: Found; second?: Place } | null {
  const route = readRoute(text, gazetteer, reader);
  if (route) return { reading: asFound(route[0]), second: route[1].place };
  const reading = gazetteer.read(text, reader);
  return reading && { reading };
}

function asFound({ span, place, behind }: SpanPlace): Found {
  const others = span.meanings.filter((meaning) => meaning.place.id !== place.id);
  return {
    place,
    others: others.map((other) => other.place),
    behind: others.map((other) => other.behind - behind),
    notUnderstood: null,
  };
}

/** The first place with providers around it, among several that a text may mean with almost the same likelihood. */
export async function preferServed(pool: Queryable, found: Found | null): Promise<Found | null> {
  if (!found || found.others.length === 0) return found;
  const places = [found.place, ...found.others];
  const behind = [0, ...found.behind];
  const { isServed } = await readDirectory(pool);
  const at = places.findIndex((place, nth) => behind[nth]! < SERVED && isServed(place));
  if (at <= 0) return found;
  return { ...found, place: places[at]!, others: places.filter((_, nth) => nth !== at) };
}
