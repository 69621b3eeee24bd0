import { displayName } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { splitKeywords } from '#server/search/keywords/keywordText.ts';
import { weighPlaces } from '#server/search/keywords/readPlaces.ts';
import { type Kind, WEIGHTS } from '#server/search/keywords/spanEvidence.ts';
import { factsOf } from '#server/search/keywords/understandKeywords.ts';
import {
  citiesWithStates,
  type LabelledKeywords,
  labelledSearches,
  misspelt,
  namesAtCities,
  OPEN_SETS,
  routes,
  tradeSearches,
  tradeWords,
  usedSearches,
} from './labels.ts';
import { type Example, train } from './learn.ts';
import type { Directory } from './vocabulary.ts';

const FILE = new URL('../../../server/search/keywords/spanWeights.json', import.meta.url);

export async function trainSpans(directory: Directory, gazetteer: Gazetteer): Promise<void> {
  const examples = (all: LabelledKeywords[], kept: boolean) =>
    Promise.all(
      all
        .filter((item) => !item.field && item.kind !== 'name' && item.kept === kept)
        .map((item) => exampleOf(item, directory, gazetteer)),
    );
  train('places in keywords', FILE, WEIGHTS, {
    trained: {
      ...Object.fromEntries(
        await Promise.all(
          OPEN_SETS.map(async (name) => [name, await examples(labelledSearches(name), false)] as const),
        ),
      ),
      words: await examples(tradeWords(), false),
      'words, misspelt': await examples(tradeWords().flatMap(misspelt), false),
      searches: await examples(tradeSearches(), false),
      routes: await examples(routes(gazetteer), false),
      states: await examples(citiesWithStates(), false),
      names: await examples(namesAtCities(namesOf(directory)), false),
      used: await examples(usedSearches(), false),
    },
    checked: {
      'words, kept': await examples(tradeWords(), true),
      'searches, kept': await examples(tradeSearches(), true),
    },
  });
}

/** The names of services; those with a dash name places. */
const namesOf = ({ said }: Directory) => [
  ...new Set(said.flatMap(({ level, phrase }) => (level === 'name' && !phrase.includes('–') ? [phrase] : []))),
];

/** All ways to read the places of keywords. */
async function exampleOf(
  { keywords, reader, placeCount, isRight }: LabelledKeywords,
  directory: Directory,
  gazetteer: Gazetteer,
): Promise<Example<Kind>> {
  const text = splitKeywords(keywords, factsOf(await directory.textOf(keywords)));
  const all = weighPlaces(text, gazetteer, reader);
  const rightOnes = all.filter(({ places }) => places.every(({ place }) => isRight(place)));
  // both ends of a route, where both can be read
  const most = Math.min(placeCount, Math.max(...rightOnes.map(({ places }) => places.length)));
  return {
    text: keywords,
    meanings: all.map(({ places, evidence }) => ({
      found: evidence.flatMap(({ found }) => found),
      isRight: places.length === most && (placeCount === 0 || most > 0) && places.every(({ place }) => isRight(place)),
      name: places.map(({ place }) => displayName(place, 'en')).join(' and ') || 'no place',
    })),
  };
}
