import type { Context } from '#server/graphql/context.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { WEIGHTS } from '#server/places/reading/evidence.ts';
import type { Reading } from '#server/places/reading/readAddress.ts';
import type { Queryable } from '#server/platform/db.ts';
import { findName } from './findName.ts';
import { findPlaces } from './keywords/placesInKeywords.ts';
import { type Understanding, understandKeywords } from './keywords/understandKeywords.ts';
import { isServed } from './servedPlaces.ts';

export type Found = Pick<Reading, 'others' | 'behind' | 'notUnderstood'> & { place: Place };

/** Whose place it is, and who asks for it. */
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
 * What keywords ask for, and the place or places that they name: without a place in them they are read as words, and so are
 * those that somebody has for a name.
 */
export async function readKeywords(
  pool: Queryable,
  { gazetteer, reader }: SearchReader,
  whole: Understanding,
): Promise<KeywordsWithPlace> {
  // "Mobile crane hire"
  if (whole.isServiceName) return { words: whole };
  const found = findPlaces(gazetteer, whole.text, reader, whole.known);
  if (!found) return { words: whole };
  const likelyName = await findName(pool, whole, found.readings);
  if (likelyName) return { words: { ...whole, likelyName } };
  const [first, second] = found.readings;
  // the ends of a route are known by each other
  const reading = second ? first! : await preferServed(pool, first!);
  const words = found.keywords === '' ? null : await understandKeywords(pool, found.keywords);
  return { words, typed: found.typed, others: found.keywords, reading, ...(second && { second: second.place }) };
}

/** Of several places that a text may mean nearly as likely, the first that has providers around it. */
export async function preferServed(pool: Queryable, found: Found | null): Promise<Found | null> {
  if (!found || found.others.length === 0) return found;
  const places = [found.place, ...found.others];
  const behind = [0, ...found.behind];
  const at = (await isServed(pool, places)).findIndex((is, nth) => is && behind[nth]! < WEIGHTS.served);
  if (at <= 0) return found;
  return { ...found, place: places[at]!, others: places.filter((_, nth) => nth !== at) };
}
