import { LRUCache } from 'lru-cache';
import { KM_PER_DEGREE, kilometresBetween } from '#server/places/atlas/distance.ts';
import type { Place } from '#server/places/atlas/place.ts';
import { countryOf, type Gazetteer } from '#server/places/gazetteer.ts';
import { fold } from '#shared/fold.ts';
import type { Directory } from './directory.ts';
import { kilometres } from './matchedOffer.ts';
import type { Values } from './statements/statement.ts';
import { LANES } from './statements/weights.ts';

/** An end of the requested route. */
export interface End {
  place: Place;
  /** The ids of the cities around a city, including the city and its region; null for other places. */
  near: number[] | null;
  region: number | null;
  /** The id of the country around a city or region. */
  outer: number | null;
  /** The codes of the areas whose documents are at this end: see search.document. */
  areas: number[];
}

const near = new LRUCache<number, number[]>({ max: 5_000 });

/** The cities around a city, including itself. */
function citiesNear({ cities }: Gazetteer, place: Place): number[] {
  const known = near.get(place.id);
  if (known) return known;
  // most cities are too far north or south, and need no cosine
  const degrees = LANES.aroundKm / KM_PER_DEGREE;
  const found = cities.flatMap((city) =>
    Math.abs(city.latitude - place.latitude) <= degrees && kilometresBetween(place, city) <= LANES.aroundKm
      ? city.id
      : [],
  );
  near.set(place.id, found);
  return found;
}

const regionOf = (gazetteer: Gazetteer, { region, countryCode }: Place): Place | undefined =>
  region
    ? gazetteer
        .named(fold(region))
        .find((place) => place.kind === 'region' && place.name === region && place.countryCode === countryCode)
    : undefined;

/** The two places as the ends of a route. A city between them belongs to the nearer end, as a lane has a direction. */
export function endsOf(gazetteer: Gazetteer, [from, to]: readonly [Place, Place]): [End, End] {
  const [start, goal] = [endAt(gazetteer, from), endAt(gazetteer, to)];
  if (kilometres(from, to) > 2 * LANES.aroundKm) return [start, goal];
  const nearerTo = (place: Place, other: Place) => (id: number) => {
    const city = gazetteer.get(id)!;
    return city.kind !== 'city' || kilometres(city, place) <= kilometres(city, other);
  };
  return [
    { ...start, near: start.near?.filter(nearerTo(from, to)) ?? null },
    { ...goal, near: goal.near?.filter(nearerTo(to, from)) ?? null },
  ];
}

/** A place as an end of a route. */
function endAt(gazetteer: Gazetteer, place: Place): End {
  const { id, kind, countryCode } = place;
  const outer = kind === 'country' ? null : (countryOf(gazetteer, countryCode)?.id ?? null);
  if (kind !== 'city') return { place, near: null, region: null, outer, areas: [-id, id] };
  const cities = citiesNear(gazetteer, place);
  const region = regionOf(gazetteer, place)?.id ?? null;
  const around = region ?? [];
  return { place, near: [cities, around].flat(), region, outer, areas: [cities.map((city) => -city), around].flat() };
}

/**
 * The parameters of the ends of a route, without the empty areas: most of the towns around a city have no documents.
 */
export const endValues = ([start, goal]: readonly [End, End], { isEmpty }: Directory): Values => ({
  start_id: start.place.id,
  start_near: start.near,
  start_region: start.region,
  start_outer: start.outer,
  start_areas: start.areas.filter((code) => !isEmpty(code)),
  goal_id: goal.place.id,
  goal_near: goal.near,
  goal_region: goal.region,
  goal_outer: goal.outer,
  goal_areas: goal.areas.filter((code) => !isEmpty(code)),
});
