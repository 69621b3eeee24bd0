import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { countryName } from '#server/places/atlas/place.ts';
import { ROOT } from '#server/platform/root.ts';
import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';
import { withoutAreaNames } from './areaNames.ts';
import { takenNames, withKind } from './terminalNames.ts';

const FOLDER = path.join(ROOT, 'prisma/reference');

/** Files with facts about places that GeoNames lacks; prisma/reference/places/README.md describes each file. */
const TABLES = ['parts', 'terminals', 'areas', 'regions', 'countries', 'cities', 'capitals'] as const;

/** The files from which the places are built, in order. */
export function placeFiles(): Buffer[] {
  return [
    readFileSync(path.join(FOLDER, 'places.tsv.br')),
    ...TABLES.map((name) => readFileSync(path.join(FOLDER, `places/${name}.tsv`))),
  ];
}

/**
 * The rows of all places, built from GeoNames and the additional `files`. Columns: id, kind, name, alternates, country,
 * id of the region, district, latitude, longitude and population.
 */
export function readPlaceRows([places, ...tables]: Buffer[]): string[][] {
  const rows = lines(brotliDecompressSync(places!));
  const [parts, terminals, areas, regions, countries, otherNames, capitals] = tables.map(lines);
  const key = (...names: (string | undefined)[]) => names.join('/');
  const regionsByName = new Map(rows.filter((row) => row[1] === 'region').map((row) => [key(row[4], row[2]), row]));
  const countriesByCode = new Map(rows.filter((row) => row[1] === 'country').map((row) => [row[4]!, row]));
  const cities = new Map<string, string[]>();
  for (const row of rows)
    if (row[1] === 'city') {
      const name = key(row[4], row[5], row[2]);
      const other = cities.get(name);
      if (!other || Number(other[9]) < Number(row[9])) cities.set(name, row);
    }
  const regionOf = (country: string, name: string) => {
    const found = regionsByName.get(key(country, name));
    if (!found) throw new Error(`No region ${name} in ${country}`);
    return found;
  };
  const cityOf = (country: string, region: string, name: string) => {
    const found = cities.get(key(country, region && regionOf(country, region)[0], name));
    if (!found) throw new Error(`No city ${name} in ${region}, ${country}`);
    return found;
  };
  const addNames = (row: string[], names: string) => {
    row[3] = [...new Set([...row[3]!.split('|'), ...names.split('|')])].filter(Boolean).join('|');
  };

  withoutAreaNames(rows);
  for (const [country, region, names] of regions!) addNames(regionOf(country!, region!), names!);
  for (const [country, names] of countries!) addNames(countriesByCode.get(country!)!, names!);
  // an area without an id adds its names to its city, region or country
  for (const [country, names, region, city] of areas!.filter(([, , , , id]) => !id))
    addNames(
      city ? cityOf(country!, region!, city) : region ? regionOf(country!, region) : countriesByCode.get(country!)!,
      names!,
    );
  const renamed = new Map<string[], string>();
  for (const [country, region, city, names, shown] of otherNames!) {
    const row = cityOf(country!, region!, city!);
    addNames(row, names!);
    if (shown) renamed.set(row, shown);
  }
  for (const [country, region, city, isOfCountry] of capitals!) {
    const areas = isOfCountry ? LANGUAGES.map((language) => countryName(country!, language)) : [region!];
    // abbreviations of the region, for names such as "chih capital"
    if (!isOfCountry)
      areas.push(
        ...regionOf(country!, region!)[3]!
          .split('|')
          .filter((name) => /^[a-z]{3,}$/.test(name)),
      );
    addNames(cityOf(country!, region!, city!), areas.map((area) => asCapital(fold(area))).join('|'));
  }
  const isTaken = takenNames(rows);
  const towns = new Set([...cities.values()].map(([, , name, , country, region]) => key(country, region, fold(name!))));
  const isTown = (country: string, region: string, base: string) =>
    towns.has(key(country, region && regionOf(country, region)[0], base));
  const ownAreas = areas!.flatMap(([country, names, region, , id, name, ...where]) =>
    id ? [[id, 'area', name, '', names, country, region, '', ...where]] : [],
  );
  for (const [id, kind, name, bases, names, country, region, city, latitude, longitude, population = '0'] of [
    ...parts!,
    ...terminals!,
    ...ownAreas,
  ])
    rows.push([
      id!,
      'city',
      name!,
      [...withKind(kind!, bases!, (base, people) => isTaken(base, people) || isTown(country!, region!, base)), names]
        .filter(Boolean)
        .join('|'),
      country!,
      region ? regionOf(country!, region)[0]! : '',
      city!,
      latitude!,
      longitude!,
      population,
    ]);
  for (const [row, name] of renamed) {
    addNames(row, fold(row[2]!));
    row[2] = name;
  }
  return rows;
}

/** Names of a capital: "capital de Sonora", "la capitale du Manitoba", "Durango capital". */
const asCapital = (area: string) =>
  ['capital de', 'capital del', 'capital do', 'capital da', 'capital of', 'capitale de', 'capitale du']
    .map((words) => `${words} ${area}`)
    .concat(`${area} capital`)
    .join('|');

function lines(file: Buffer): string[][] {
  return file
    .toString()
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
