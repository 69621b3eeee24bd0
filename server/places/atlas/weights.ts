import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/platform/root.ts';
import { FIRST_OWN_ID, type Place } from './place.ts';

// A region or country has the population of its cities, reduced by this factor so that 'Rosario' is the city.
const KIND_WEIGHT = { city: 1, region: 0.1, country: 0.3 };
/**
 * The weight of ports, airports and parts of large cities, whose population is often unknown: that of a town with this
 * population.
 */
const KNOWN_LIKE = 60_000;
/**
 * The population of a city whose parts are known by name, and the maximum distance of the parts from its center, in
 * degrees.
 */
const LARGE = 500_000;
const PART_DEGREES = 0.18;

/** The likelihood of each place among the places with the same name; see `KnownPlace`. */
export function weightsOf(places: readonly Place[]): Map<Place, number> {
  const large = Map.groupBy(
    places.filter(({ kind, population }) => kind === 'city' && population > LARGE),
    areaOf,
  );
  const isPartOfLarge = (place: Place) => large.get(areaOf(place))?.some((city) => isAround(city, place)) ?? false;
  const missing = readPeople();
  const peopleOf = (place: Place) => {
    if (place.kind !== 'city') return place.population;
    const isOwn = place.id >= FIRST_OWN_ID;
    if (place.population === 0)
      return missing.get(`${areaOf(place)}/${place.name}`) ?? (isOwn || isPartOfLarge(place) ? KNOWN_LIKE : 0);
    // a part of a city is less known than a city of the same population
    return isOwn ? place.population / 2 : place.population;
  };
  return new Map(places.map((place) => [place, (peopleOf(place) + 500) * KIND_WEIGHT[place.kind]]));
}

/** The population of cities for which GeoNames has none, by `areaOf` and name. */
function readPeople(): Map<string, number> {
  const lines = readFileSync(path.join(ROOT, 'prisma/reference/places/people.tsv'), 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [country, region, city, people] = line.split('\t');
      return [`${country}/${region}/${city}`, Number(people)];
    }),
  );
}

const areaOf = ({ countryCode, region }: Place) => `${countryCode}/${region}`;

function isAround(a: Place, b: Place): boolean {
  return Math.abs(a.latitude - b.latitude) < PART_DEGREES && Math.abs(a.longitude - b.longitude) < PART_DEGREES;
}
