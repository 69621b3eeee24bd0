import { FIRST_OWN_ID, type Place } from './place.ts';

// A region or country has its cities' people: weighed down, so that 'Rosario' is the city.
const KIND_WEIGHT = { city: 1, region: 0.1, country: 0.3 };
/** Nobody says how many live in many parts of large cities, in ports and airports: they are known like a town of so many. */
const KNOWN_LIKE = 60_000;
/** People of a city whose parts are known by name, and how far they are from its middle, in degrees. */
const LARGE = 500_000;
const PART_DEGREES = 0.18;

/** How likely each place is meant, of those with one name; see `KnownPlace`. */
export function weightsOf(places: readonly Place[]): Map<Place, number> {
  const large = Map.groupBy(
    places.filter(({ kind, population }) => kind === 'city' && population > LARGE),
    areaOf,
  );
  const isPartOfLarge = (place: Place) => large.get(areaOf(place))?.some((city) => isAround(city, place)) ?? false;
  const peopleOf = (place: Place) => {
    if (place.kind !== 'city') return place.population;
    const isOwn = place.id >= FIRST_OWN_ID;
    if (place.population === 0) return isOwn || isPartOfLarge(place) ? KNOWN_LIKE : 0;
    // a part of a city is not as well known as a city of that size
    return isOwn ? place.population / 2 : place.population;
  };
  return new Map(places.map((place) => [place, (peopleOf(place) + 500) * KIND_WEIGHT[place.kind]]));
}

const areaOf = ({ countryCode, region }: Place) => `${countryCode}/${region}`;

function isAround(a: Place, b: Place): boolean {
  return Math.abs(a.latitude - b.latitude) < PART_DEGREES && Math.abs(a.longitude - b.longitude) < PART_DEGREES;
}
