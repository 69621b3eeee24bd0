import { countryWeights, otherCountriesWeight } from './countryProfiles.ts';
import type { DemoPlace } from './demoTypes.ts';
import { distance } from './distance.ts';
import type { Random, WeightedList } from './random.ts';
import { pickWeighted, weightedList } from './random.ts';

export interface PlaceIndex {
  anyHome(random: Random): DemoPlace;
  inCountry(countryCode: string, random: Random): DemoPlace;
  /** Another city of the country within about one degree. */
  near(place: DemoPlace, random: Random): DemoPlace | undefined;
  /** The largest cities of a country, largest first. */
  bigCities(countryCode: string): readonly DemoPlace[];
  /** Whether the place is in or close to a city with air cargo, customs offices and similar services. */
  isUrban(place: DemoPlace): boolean;
  find(countryCode: string, name: string, region: string): DemoPlace | undefined;
}

const smallPlace = 2000;
const bigCityCount = 14;
const urbanPopulation = 100_000;
const urbanDistance = 0.6;

/** Villages outnumber towns a hundredfold: with equal weights most businesses would be in villages. */
function weightOf(place: DemoPlace): number {
  const weight = (place.population + 200) ** 0.75;
  return place.population < smallPlace ? weight / 8 : weight;
}

function groupBy<K>(places: readonly DemoPlace[], keyOf: (place: DemoPlace) => K): Map<K, DemoPlace[]> {
  const groups = new Map<K, DemoPlace[]>();
  for (const place of places) {
    const key = keyOf(place);
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return groups;
}

function cellOf(countryCode: string, latitude: number, longitude: number): string {
  return `${countryCode} ${Math.floor(latitude)} ${Math.floor(longitude)}`;
}

/** Weights each country; countries without a fixed weight share the remainder in proportion to their places. */
function weightCountries(countries: ReadonlyMap<string, readonly DemoPlace[]>): WeightedList<string> {
  const others = [...countries].filter(([code]) => countryWeights[code] === undefined);
  const sizes = new Map(
    others.map(([code, places]) => [code, places.reduce((sum, place) => sum + weightOf(place), 0)]),
  );
  const othersSize = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const codes = [...countries.keys()].sort();
  return weightedList(
    codes,
    (code) => countryWeights[code] ?? (otherCountriesWeight * (sizes.get(code) ?? 0)) / othersSize,
  );
}

function foldName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function citiesOf(places: readonly DemoPlace[]): DemoPlace[] {
  const cities = places.filter((place) => place.kind === 'city');
  const usable = cities.length > 0 ? cities : [...places];
  if (usable.length === 0) throw new Error('Demo providers need at least one place');
  // Provider k must be the same for every order in which the caller loads places.
  return usable.sort((a, b) => a.id - b.id);
}

export function indexPlaces(places: readonly DemoPlace[]): PlaceIndex {
  const cities = citiesOf(places);
  const byCountry = groupBy(cities, (place) => place.countryCode);
  const cells = groupBy(cities, (place) => cellOf(place.countryCode, place.latitude, place.longitude));
  const countries = weightCountries(byCountry);
  const weighted = new Map([...byCountry].map(([code, list]) => [code, weightedList(list, weightOf)]));
  const biggest = new Map(
    [...byCountry].map(([code, list]) => [
      code,
      [...list].sort((a, b) => b.population - a.population || a.id - b.id).slice(0, bigCityCount),
    ]),
  );

  const urban = groupBy(
    cities.filter(({ population }) => population >= urbanPopulation),
    (place) => place.countryCode,
  );

  function inCountry(countryCode: string, random: Random): DemoPlace {
    const list = weighted.get(countryCode);
    return list ? pickWeighted(random, list) : anyHome(random);
  }

  function anyHome(random: Random): DemoPlace {
    return inCountry(pickWeighted(random, countries), random);
  }

  function near(place: DemoPlace, random: Random): DemoPlace | undefined {
    const candidates: DemoPlace[] = [];
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        const cell = cellOf(place.countryCode, place.latitude + north, place.longitude + east);
        for (const other of cells.get(cell) ?? []) {
          if (other.id !== place.id && distance(place, other) <= 1) candidates.push(other);
        }
      }
    }
    return candidates.length > 0 ? pickWeighted(random, weightedList(candidates, weightOf)) : undefined;
  }

  function find(countryCode: string, name: string, region: string): DemoPlace | undefined {
    const sameName = (byCountry.get(countryCode) ?? []).filter((place) => foldName(place.name) === foldName(name));
    const byPopulation = [...sameName].sort((a, b) => b.population - a.population);
    return byPopulation.find((place) => foldName(place.region ?? '').includes(foldName(region))) ?? byPopulation[0];
  }

  function isUrban(place: DemoPlace): boolean {
    return (urban.get(place.countryCode) ?? []).some((city) => distance(city, place) < urbanDistance);
  }

  return { anyHome, inCountry, near, isUrban, bigCities: (code) => biggest.get(code) ?? [], find };
}
