// The first-level regions (provinces, states, departments), under their local names.

import { regionIds } from './build-places-ids.mjs';
import { distinct, fold, tidyName } from './build-places-text.mjs';
import { countryCodes } from './places-countries.mjs';
import { countriesWithRegionLetters, regionAlternates, regionNames, sameRegion } from './places-regions.mjs';

const genericWords = / (Department|Province|Region|District|Parish|Regional Corporation)$/i;

const regionKey = ({ countryCode, admin1 }) => {
  const key = `${countryCode}.${admin1}`;
  return sameRegion[key] ?? key;
};

/** Finds the ISO 3166-2 name, which is in the country's language: "Cesar" for GeoNames' "Cesar Department". */
function findIsoRegion(geonamesName, isoRegions) {
  const named = (name) => isoRegions.find((region) => fold(region.name) === fold(name));
  return named(geonamesName) ?? named(geonamesName.replace(genericWords, ''));
}

function toRegion(key, id, geonamesName, isoRegions) {
  const countryCode = key.slice(0, 2);
  const iso = findIsoRegion(regionNames[key] ?? geonamesName, isoRegions);
  const name = tidyName(regionNames[key] ?? iso?.name ?? geonamesName);
  const letters = countriesWithRegionLetters.has(countryCode) && iso ? [iso.letters.toLowerCase()] : [];
  const alternates = distinct([...letters, ...(regionAlternates[key] ?? []), fold(geonamesName)]).filter(
    (alternate) => alternate !== fold(name),
  );
  return { id, countryCode, name, alternates };
}

/** A country's regions by key; empty if its only region is the country itself (Guadeloupe, Guadeloupe). */
function regionsOfCountry(country, usedKeys, names, isoRegions) {
  const keys = [...names.keys()].filter((key) => key.startsWith(`${country}.`));
  if (keys.length === 1) return [];
  const codes = keys.filter((key) => usedKeys.has(key)).map((key) => key.slice(3));
  const ids = regionIds(country, codes);
  return codes.map((code) => {
    const key = `${country}.${code}`;
    return [key, toRegion(key, ids.get(code), names.get(key), isoRegions)];
  });
}

/** @returns a function from a row to its region, undefined where the sources know none */
export function buildRegions({ geonames, newerCities, regionNames: names, isoRegions }) {
  const usedKeys = new Set([...geonames, ...newerCities].map(regionKey));
  const regions = new Map(
    countryCodes.flatMap((country) => regionsOfCountry(country, usedKeys, names, isoRegions.get(country))),
  );
  return (row) => regions.get(regionKey(row));
}
