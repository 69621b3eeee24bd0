import type { Place } from '#server/places/atlas/place.ts';
import type { Area } from '#shared/area.ts';
import type { Directory } from './directory.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { kilometresOf, type Reach } from './reach.ts';
import { PLAIN, type Shape } from './statements/sites.ts';
import type { Values } from './statements/statement.ts';

/** The conditions of one way to match, from the words and the filters of results; empty for all documents. */
const conditionsOf = (words: Understanding | null, filterIndex: number): string[] =>
  (words?.filters[filterIndex - 1]?.parts ?? []).filter((part) => part !== null);

/** The parameters of the conditions of the words. */
export const conditionValues = (conditions: readonly string[]): Values =>
  Object.fromEntries(conditions.map((condition, nth) => [`words_${nth + 1}`, condition]));

/** The parameters of the words, for one of the ways to match. */
export function wordValues(words: Understanding | null, filterIndex: number): Values {
  return {
    ...conditionValues(conditionsOf(words, filterIndex)),
    ranking: words?.ranking,
    exact: words?.exact ?? [],
    services: words?.services ?? [],
    offered: words?.offered,
    all_needs: words?.allNeeds,
    narrowed_1: words?.narrowed?.[0],
    narrowed_2: words?.narrowed?.[1],
  };
}

/** The parameters of the places around which is searched, within a reach. */
export function placeValues(directory: Directory, [place, second]: readonly Place[], reach: Reach): Values {
  if (!place) return {};
  return {
    place: [place, second].flatMap((each) => (each ? [-each.id] : [])),
    id: place.id,
    latitude: place.latitude,
    longitude: place.longitude,
    served_by: directory.servedBy(place),
    ...(second && {
      second_id: second.id,
      second_latitude: second.latitude,
      second_longitude: second.longitude,
      second_served_by: directory.servedBy(second),
    }),
    within_km: kilometresOf(reach),
  };
}

export const areaValues = (area: Area | null | undefined): Values =>
  area ? { south: area.south, west: area.west, north: area.north, east: area.east } : {};

/** The shape of a search that depends only on its words and places. */
export const shapeOf = (words: Understanding | null, filterIndex: number, places: readonly Place[] = []): Shape => ({
  ...PLAIN,
  words: conditionsOf(words, filterIndex).length,
  narrowed: words?.narrowed?.length ?? 0,
  hasSecond: places.length > 1,
});

/**
 * The name for which distant providers match, too. The name of a service does not count near a place, and nowhere if it
 * is a single word.
 */
export const nameOf = (words: Understanding | null, place: Place | null | undefined): string | null =>
  words?.isServiceName && (place || words.typed.length === 1) ? null : (words?.likelyName ?? null);
