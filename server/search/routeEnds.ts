import { LRUCache } from 'lru-cache';
import type { Place } from '#server/places/atlas/place.ts';
import { countryOf, type Gazetteer } from '#server/places/gazetteer.ts';
import { fold } from '#shared/fold.ts';
import { LANES } from './statements/weights.ts';

/** A way in which an end of a lane may have the requested place, the narrowest first. */
export interface Level {
  /** The column of `search.lane`, without `from_` or `to_`. */
  column: 'id' | 'region_id' | 'country_id';
  ids: number[];
}

/** An end of the requested route. */
export interface End {
  place: Place;
  levels: Level[];
  /** How wide the claim of a lane is that ends at this place; 0 is the place itself. */
  width: (id: number) => number;
  /** The codes of the areas of documents there: see search.document. */
  areas: number[];
}

const near = new LRUCache<number, number[]>({ max: 5_000 });

/** The cities around a city, and itself. */
function citiesNear({ cities }: Gazetteer, { id, latitude, longitude }: Place): number[] {
  const known = near.get(id);
  if (known) return known;
  const degrees = LANES.aroundKm / 111.2;
  const stretch = Math.cos((latitude * Math.PI) / 180);
  const found = cities.flatMap((city) => {
    const north = Math.abs(city.latitude - latitude);
    return north <= degrees && Math.hypot(north, (city.longitude - longitude) * stretch) <= degrees ? city.id : [];
  });
  near.set(id, found);
  return found;
}

const regionOf = (gazetteer: Gazetteer, { region, countryCode }: Place): Place | undefined =>
  region
    ? gazetteer
        .named(fold(region))
        .find((place) => place.kind === 'region' && place.name === region && place.countryCode === countryCode)
    : undefined;

/** A place as an end of a route. */
export function endAt(gazetteer: Gazetteer, place: Place): End {
  const country = countryOf(gazetteer, place.countryCode)?.id ?? place.id;
  if (place.kind === 'country')
    return { place, levels: [{ column: 'country_id', ids: [place.id] }], width: () => 0, areas: [-place.id, place.id] };
  if (place.kind === 'region') {
    const levels: Level[] = [
      { column: 'region_id', ids: [place.id] },
      { column: 'id', ids: [country] },
    ];
    return { place, levels, width: (id) => (id === country ? 3 : 0), areas: [-place.id, place.id] };
  }
  const cities = citiesNear(gazetteer, place);
  const region = regionOf(gazetteer, place)?.id;
  const levels: Level[] = [cities, region ? [region] : [], [country]].map((ids) => ({ column: 'id', ids }));
  const width = (id: number) => (id === place.id ? 0 : id === region ? 2 : id === country ? 3 : 1);
  return { place, levels, width, areas: [...cities.map((id) => -id), ...(region ? [region] : [])] };
}
