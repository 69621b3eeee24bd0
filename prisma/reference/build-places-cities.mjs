// The cities: GeoNames' rows with corrections by hand, newer rows added, repeated rows merged.

import { fold, tidyName } from './build-places-text.mjs';
import { cityOverrides, droppedCities } from './places-cities.mjs';

// The maximum distances, in degrees, of places with the same name, places with the same name and district, equal points
// and nearby points.
const SAME_NAME = 0.15;
const SAME_NAME_AND_DISTRICT = 0.5;
const SAME_POINT = 0.0002;
const NEXT_TO = 0.02;

const distance = (a, b) => Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude));

const groupBy = (items, key) => {
  const groups = new Map();
  for (const item of items) {
    const found = groups.get(key(item));
    if (found) found.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
};

/** Removes the text after a comma, which adds nothing to the region: "New Century, KS", "Olinda, CDP". */
function withoutRegion(name, region) {
  const [, head, tail] = /^(.+), ([^,]+)$/.exec(name) ?? [];
  const repeated = tail && ['cdp', fold(region?.name ?? ''), ...(region?.alternates ?? [])].includes(fold(tail));
  return repeated ? head : name;
}

/** Converts a row of the sources to a city of the file, still without an id. */
function toCity(source, regionOf) {
  const { admin1 } = cityOverrides[source.geonamesId] ?? {};
  const row = admin1 ? { ...source, admin1, admin2: '' } : source;
  const region = regionOf(row);
  return { ...row, name: withoutRegion(tidyName(row.name), region), given: [], region, district: '' };
}

function corrected(city) {
  const { name, alternates = [], population } = cityOverrides[city.geonamesId] ?? {};
  const formerName = name ? [city.name] : [];
  return {
    ...city,
    name: name ?? city.name,
    given: [...alternates, ...formerName, ...city.given],
    population: population ?? city.population,
  };
}

const cellsAround = ({ countryCode, latitude, longitude }) => {
  const row = Math.round(latitude / NEXT_TO);
  const column = Math.round(longitude / NEXT_TO);
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => `${countryCode} ${row + dy} ${column + dx}`));
};
const ownCell = (place) => cellsAround(place)[4];
const nameKey = (place) => `${place.countryCode} ${fold(place.name)}`;

const nearest = (place, others) => others.toSorted((a, b) => distance(a, place) - distance(b, place))[0];

/**
 * Finds the city that a newer row renames: a city at the same point, or a nearby one that has the name as an alternate.
 */
function findRenamed(row, neighbours) {
  const name = fold(row.name);
  return (
    neighbours.find((city) => distance(city, row) < SAME_POINT) ??
    neighbours.find(
      (city) =>
        distance(city, row) < NEXT_TO &&
        city.region === row.region &&
        city.alternates.some((alternate) => fold(alternate) === name),
    )
  );
}

/** Adds the newer rows that are different places; the others contribute their spelling or their name. */
function addNewer(cities, newer) {
  const all = [...cities];
  const byName = groupBy(cities, nameKey);
  const byCell = groupBy(cities, ownCell);
  for (const row of newer) {
    const namesakes = (byName.get(nameKey(row)) ?? []).filter((city) => distance(city, row) < SAME_NAME);
    if (namesakes.length) {
      nearest(row, namesakes).name = row.name;
      continue;
    }
    const renamed = findRenamed(
      row,
      cellsAround(row).flatMap((cell) => byCell.get(cell) ?? []),
    );
    if (renamed) {
      renamed.given.push(row.name);
      continue;
    }
    all.push(row);
    byName.set(nameKey(row), [...(byName.get(nameKey(row)) ?? []), row]);
  }
  return all;
}

const wholeAndLargestFirst = (a, b) => a.isSection - b.isSection || b.population - a.population;

/** Merges nearby rows with the same name, region and district: a reader could not distinguish them. */
function withoutRepeated(cities) {
  const groups = groupBy(cities, (city) => [nameKey(city), city.admin1, city.admin2].join('|'));
  const repeated = new Set();
  for (const group of groups.values()) {
    const kept = [];
    for (const city of group.toSorted(wholeAndLargestFirst)) {
      if (kept.some((other) => distance(other, city) < SAME_NAME_AND_DISTRICT)) repeated.add(city);
      else kept.push(city);
    }
  }
  return cities.filter((city) => !repeated.has(city));
}

/** The displayed facts that distinguish cities. */
export function displayKey({ name, district, region, countryCode }) {
  const place = fold(name);
  const regionShown = region && fold(region.name) !== place ? region.id : '';
  return [place, fold(district), regionShown, countryCode].join('|');
}

function addDistricts(cities, districtNames) {
  for (const group of groupBy(cities, displayKey).values()) {
    if (group.length === 1) continue;
    for (const city of group) {
      const district = tidyName(districtNames.get(`${city.countryCode}.${city.admin1}.${city.admin2}`) ?? '');
      if (fold(district) !== fold(city.name)) city.district = district;
    }
  }
}

/** @param regionOf returns the region of a row, undefined for none */
export function buildCities({ geonames, newerCities, districtNames }, regionOf) {
  const known = geonames.map((row) => toCity(row, regionOf));
  const newer = newerCities.map((row) => toCity(row, regionOf));
  const cities = addNewer(known, newer)
    .filter((city) => !droppedCities.has(city.geonamesId))
    .map(corrected);
  const distinctCities = withoutRepeated(cities);
  addDistricts(distinctCities, districtNames);
  return distinctCities;
}
