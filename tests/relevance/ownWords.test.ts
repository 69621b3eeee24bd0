import { describe, expect, it } from 'vitest';
import { referencePlaces } from '#server/app/seed/reference.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { UNKNOWN_READER } from '#server/places/reading/reader.ts';
import { chooseServices } from '#server/search/keywords/chooseServices.ts';
import { readPlaces } from '#server/search/keywords/readPlaces.ts';
import { factsOf } from '#server/search/keywords/understandKeywords.ts';
import { weighServices } from '#server/search/keywords/weighServices.ts';
import { isLong } from '../tier.ts';
import { fits, readCities } from './places/judge.ts';
import { readDirectory } from './readings/vocabulary.ts';

const places = referencePlaces();
const gazetteer = createGazetteer(makeAtlas(places));
const { said, textOf, vocabulary } = readDirectory(places);

const CITIES =
  'Buenos Aires, Rosario, Mendoza, Santiago, Valparaíso, Lima, Arequipa, Bogotá, Medellín, Guayaquil, Quito, Monterrey, ' +
  'Guadalajara, Tijuana, São Paulo, Curitiba, Recife, Houston, Chicago, Toronto';
/** One in this number of names is combined with cities; all in `test:long`. */
const SAMPLE = isLong ? 1 : 10;

it('reads a city with its state in keywords, with a comma and without', async () => {
  const wrong: string[] = [];
  const states = readCities('states');
  for (const expected of states)
    for (const text of [`cargo ${expected.text}`, `cargo ${expected.text.replace(',', '')}`]) {
      const read = readPlaces(text, factsOf(await textOf(text)), gazetteer, UNKNOWN_READER);
      const [one, ...others] = read?.places ?? [];
      if (!one || others.length > 0 || !fits(one.place, expected)) wrong.push(`${text}: ${read?.typed ?? 'no place'}`);
    }
  expect(wrong.length / (2 * states.length), wrong.join('\n')).toBeLessThan(0.01);
});

describe('the words of the catalogue', () => {
  it('name their own service, with every phrase and every name', async () => {
    const own = new Map<string, Set<number>>();
    for (const { service, level, phrase } of said)
      if (level !== 'heading') own.set(phrase, (own.get(phrase) ?? new Set()).add(service));
    const wrong: string[] = [];
    for (const [phrase, services] of own) {
      const { keywords, words } = await textOf(phrase);
      const { best } = chooseServices(weighServices(keywords, words, vocabulary));
      if (best.isDisjointFrom(services)) wrong.push(phrase);
    }
    expect(own.size).toBeGreaterThan(5_000);
    expect(wrong).toEqual([]);
  });

  it('still name their service before and after the name of a city', async () => {
    const names = new Set(said.flatMap(({ level, phrase }) => (level === 'name' ? [phrase] : [])));
    // "México–EUA" already contains two places
    const tried = [...names].filter((name, at) => at % SAMPLE === 0 && !/–/.test(name));
    const wrong: string[] = [];
    for (const name of tried)
      for (const city of CITIES.split(', '))
        for (const text of [`${name} ${city}`, `${city} ${name}`]) {
          const read = readPlaces(text, factsOf(await textOf(text)), gazetteer, UNKNOWN_READER);
          const isCity = read?.typed === city && read.keywords.replace(/\W+$/, '') === name.replace(/\W+$/, '');
          if (!isCity) wrong.push(`${text}: ${read?.typed ?? 'no place'}`);
        }
    expect(wrong).toEqual([]);
  }, 60_000);
});
