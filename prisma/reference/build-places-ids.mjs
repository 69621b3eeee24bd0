// Ids that stay the same from build to build for places without a GeoNames id; all fit a signed 32-bit integer.

const MERGED_CITIES = { first: 2_000_000_000, count: 50_000_000 };
const REGIONS = { first: 2_060_000_000, perCountry: 36 ** 3 };
const COUNTRIES = { first: 2_100_000_000 };

// FNV-1a, 32 bits, over UTF-8
function hash(text) {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

const countryIndex = (code) => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65;

export const countryId = (code) => COUNTRIES.first + countryIndex(code);

/** A map from each key to a number below `count`: the preferred one, or the next free one. */
function assignNumbers(keys, count, wanted) {
  const taken = new Set();
  const numbers = new Map();
  for (const key of [...keys].sort()) {
    let number = wanted(key) % count;
    while (taken.has(number)) number = (number + 1) % count;
    taken.add(number);
    numbers.set(key, number);
  }
  return numbers;
}

/** Ids for cities without a GeoNames id, by their keys. */
export function mergedCityIds(keys) {
  const numbers = assignNumbers(keys, MERGED_CITIES.count, hash);
  return new Map([...numbers].map(([key, number]) => [key, MERGED_CITIES.first + number]));
}

/** Ids of one country's regions, by GeoNames code. */
export function regionIds(country, codes) {
  const start = REGIONS.first + countryIndex(country) * REGIONS.perCountry;
  // A few territories have codes of more than three characters, which are hashed after the short ones.
  const long = (code) => code.length > 3;
  const wanted = (key) => (long(key.slice(1)) ? hash(key.slice(1)) : Number.parseInt(key.slice(1), 36));
  const keys = codes.map((code) => (long(code) ? '1' : '0') + code);
  const numbers = assignNumbers(keys, REGIONS.perCountry, wanted);
  return new Map([...numbers].map(([key, number]) => [key.slice(1), start + number]));
}
