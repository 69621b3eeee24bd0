import { expect, it } from 'vitest';
import { referencePlaces } from '#server/app/seed/reference.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { countryName, type Place } from '#server/places/atlas/place.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';
import { sample } from '../../tier.ts';
import { readerOf } from '../readings/labels.ts';
import {
  type Expected,
  fits,
  isCalled,
  readAddresses,
  readCities,
  readCodes,
  readNames,
  readTyping,
  readUnknown,
} from './judge.ts';

const places = referencePlaces();
const gazetteer = createGazetteer(makeAtlas(places));

interface Score {
  /** The share of all texts, 0 to 1. */
  right: number;
  unknown: number;
  /** Texts with more than a name that were interpreted as a place in another country. */
  abroad: string[];
  wrong: string[];
}

function judge(all: Expected[]): Score {
  const wrong: string[] = [];
  const abroad: string[] = [];
  let unknown = 0;
  for (const item of all) {
    const place = gazetteer.read(item.text, { country: item.reader, spoken: null })?.place;
    if (place && fits(place, item)) continue;
    wrong.push(item.text);
    if (!place) unknown++;
    else if (place.countryCode !== item.countryCode && fold(item.text) !== fold(place.name)) abroad.push(item.text);
  }
  return { right: 1 - wrong.length / all.length, unknown: unknown / all.length, abroad, wrong };
}

it.each([
  ['addresses', 411],
  ['addresses-kept', 118],
])('%s as people of 34 countries write them are understood', (name, size) => {
  const all = readAddresses(name);
  expect(all).toHaveLength(size);
  const { right, unknown, abroad, wrong } = judge(all);
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(unknown).toBeLessThanOrEqual(0.02);
  expect(abroad).toEqual([]);
});

it('complete street addresses of ten countries are read as their city', () => {
  const { right, wrong } = judge(readCities('streets'));
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
});

it('"City, ABBR" of every state and province of five countries is read as that city, with and without a comma', () => {
  const forms = ({ text }: Expected) => [text, text.replace(', ', ' '), text.replace(', ', '/').toLowerCase()];
  const { right, abroad, wrong } = judge(
    readCities('states').flatMap((one) => forms(one).map((text) => ({ ...one, text }))),
  );
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(0.99);
  expect(abroad).toEqual([]);
});

it('postal codes, ports, airports and border crossings are in their region', () => {
  const { right, wrong } = judge(readCodes('codes'));
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(0.99);
});

it.each([
  ['nicknames, abbreviations and areas', 'names', 0.97],
  ['cities of other countries that are better known than a town of the reader’s', 'abroad', 0.93],
])('%s are interpreted as by people of the country', (_, name, least) => {
  const all = readNames(name);
  const wrong = all.filter((item) => {
    const place = gazetteer.read(item.text, readerOf(item.language, item.reader ?? ''))?.place;
    return !place || !fits(place, item);
  });
  expect(1 - wrong.length / all.length, wrong.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(least);
});

it('five digits of any area are read, also where a territory has no regions', () => {
  for (let area = 0; area < 1_000; area++) gazetteer.read(`${String(area).padStart(3, '0')}01`);
  expect(gazetteer.read('Salem, OR 97301')?.place.name).toBe('Salem');
  expect(gazetteer.read('97300', { country: 'GF', spoken: null })?.place.name).toBe('Cayenne');
});

it('an incomplete name has its place as the first suggestion', () => {
  const all = readTyping('typing');
  const wrong = all.filter((item) => {
    const [first] = gazetteer.suggest(item.text, 8, { country: item.reader, spoken: null });
    return !first || !isCalled(first, item);
  });
  expect(1 - wrong.length / all.length, wrong.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(0.95);
});

it('a text that is not a place of the Americas is not interpreted as one, and a region in it is found', () => {
  for (const { text, isNothing } of readUnknown('unknown')) {
    const reading = gazetteer.read(text);
    if (isNothing) expect(reading?.place.name, text).toBeUndefined();
    else expect([reading?.place.kind === 'city', reading?.notUnderstood === null], text).toEqual([false, false]);
  }
});

it('every city of 20,000 people is found as "City, State, Country" in three languages', () => {
  const cities = sample(
    places.filter(({ kind, population }) => kind === 'city' && population >= 20_000),
    7,
  );
  const isFound = (city: Place, country: string) => {
    const text = [city.name, city.region, country].filter(Boolean).join(', ');
    const found = gazetteer.read(text)?.place;
    return found?.kind === 'city' && found.countryCode === city.countryCode && found.region === city.region;
  };
  const missed = cities.filter(
    (city) => !LANGUAGES.every((language) => isFound(city, countryName(city.countryCode, language))),
  );
  expect(missed.length / cities.length, missed.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(0.03);
});
