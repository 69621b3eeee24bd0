import { expect, it } from 'vitest';
import { referencePlaces } from '#server/app/seed/reference.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { displayName } from '#server/places/atlas/place.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { readPlaces } from '#server/search/keywords/readPlaces.ts';
import { factsOf } from '#server/search/keywords/understandKeywords.ts';
import { inDirection, readPlaceField } from '#server/search/readKeywords.ts';
import type { Language } from '#shared/language.ts';
import { readDirectory } from './readings/vocabulary.ts';
import { isSame, readRoutes } from './routes.ts';

const places = referencePlaces();
const gazetteer = createGazetteer(makeAtlas(places));
const { textOf } = readDirectory(places);

// in the words of people who did not know the search; nothing is learned from `lanesEighth` and `lanesFourteenth`. Most of
// `lanesVia` and `lanesNinth` name a third place, which is no end.
it.each([
  ...['lanes', 'lanesSecond', 'lanesThird', 'lanesFourth', 'lanesFifth', 'lanesSixth'].map(
    (set) => [set, 0.95] as const,
  ),
  ['lanesSeventh', 0.95] as const,
  ['lanesVia', 0.93] as const,
  ['lanesEighth', 0.97] as const,
  ['lanesNinth', 0.94] as const,
  ['lanesTenth', 0.95] as const,
  ['lanesEleventh', 0.88] as const,
  ['lanesTwelfth', 0.9] as const,
  ['lanesThirteenth', 0.97] as const,
  ['lanesFourteenth', 0.98] as const,
])('routes of %s are understood in a share of %f of sentences', async (set, least) => {
  const routes = readRoutes(set);
  const wrong: string[] = [];
  for (const { language, from, to, sentence } of routes) {
    const reader = { country: null, spoken: language };
    const ends = [from, to].map(
      (end) => readPlaceField({ gazetteer, reader, language: language as Language }, end)!.reading.place,
    );
    const text = await textOf(sentence);
    const read = readPlaces(text.keywords, factsOf(text), gazetteer, reader);
    const found = read ? inDirection(read).map(({ place }) => place) : [];
    if (!ends.every((end, at) => found[at] && isSame(found[at], end)))
      wrong.push(`${sentence}: ${found.map((place) => displayName(place, 'en')).join(' > ')}`);
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(routes.length * (1 - least));
});
