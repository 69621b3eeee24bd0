import type { Gazetteer } from '#server/places/gazetteer.ts';
import { readPlaces, routeLength } from '#server/search/keywords/readPlaces.ts';
import { type Kind, WEIGHTS } from '#server/search/keywords/serviceEvidence.ts';
import { factsOf, type KnownText } from '#server/search/keywords/understandKeywords.ts';
import { weighServices } from '#server/search/keywords/weighServices.ts';
import { besidePlace } from '#server/search/readBeside.ts';
import {
  catalogueNames,
  type LabelledKeywords,
  labelledSearches,
  misspelt,
  OPEN_SETS,
  tradeSearches,
  tradeWords,
  usedSearches,
} from './labels.ts';
import { type Example, train } from './learn.ts';
import type { Directory } from './vocabulary.ts';

const FILE = new URL('../../../server/search/keywords/serviceWeights.json', import.meta.url);
/** The weight that makes them count as much as the other texts. */
const SAMPLE = 8;

export async function trainServices(directory: Directory, gazetteer: Gazetteer): Promise<void> {
  const examples = (all: LabelledKeywords[]) =>
    Promise.all(
      all
        .filter(({ kind, services }) => kind !== 'name' && (services.length > 0 || kind === 'hopeless'))
        .map((item) => exampleOf(item, directory, gazetteer)),
    );
  const isKept = ({ kept }: LabelledKeywords) => kept;
  const isOpen = ({ kept }: LabelledKeywords) => !kept;
  const synonyms = catalogueNames(directory, 'synonym');
  train('services', FILE, WEIGHTS, {
    trained: {
      ...Object.fromEntries(
        await Promise.all(OPEN_SETS.map(async (name) => [name, await examples(labelledSearches(name))])),
      ),
      words: await examples(tradeWords().filter(isOpen)),
      'words, misspelt': await examples(tradeWords().filter(isOpen).flatMap(misspelt)),
      searches: await examples(tradeSearches().filter(isOpen)),
      used: await examples(usedSearches()),
      catalogue: await examples(catalogueNames(directory, 'name', 'heading')),
      vocabulary: await examples(synonyms.filter((_, at) => at % SAMPLE === 0)),
    },
    checked: {
      'vocabulary, the others': await examples(synonyms.filter((_, at) => at % SAMPLE !== 0)),
      'words, kept': await examples(tradeWords().filter(isKept)),
      'searches, kept': await examples(tradeSearches().filter(isKept)),
    },
  });
}

/** Keywords without the places read in them, and the known facts about their words. */
export async function textWithoutPlaces(
  { keywords, field, reader }: LabelledKeywords,
  { textOf }: Directory,
  gazetteer: Gazetteer,
): Promise<KnownText> {
  const text = await textOf(keywords);
  if (field) return besidePlace(text, { gazetteer, reader: { ...reader, ...field } }).rest;
  const found = readPlaces(keywords, factsOf(text), gazetteer, reader);
  return found ? { ...(await textOf(found.keywords)), route: routeLength(found, reader.country) } : text;
}

/** The evidence for services. */
export const needOf = ({ keywords, words, vocabulary, route }: KnownText) =>
  [keywords, words, vocabulary, route] as const;

/** All services that a text may mean, and none: without what words were taught, which is learned after the weights. */
async function exampleOf(search: LabelledKeywords, directory: Directory, gazetteer: Gazetteer): Promise<Example<Kind>> {
  const { keywords, services } = search;
  const { vocabulary, idOf } = directory;
  const text = await textWithoutPlaces(search, directory, gazetteer);
  const right = new Set(services.map(idOf));
  const weighed = weighServices(...needOf(text));
  return {
    text: keywords,
    meanings: [
      ...[...weighed.services].map(([id, evidence]) => ({
        found: evidence.found.filter(([kind]) => kind !== 'taught'),
        isRight: right.has(id),
        name: vocabulary.names.get(id)![0]!.join(' '),
      })),
      { found: weighed.nothing.found, isRight: services.length === 0, name: 'nothing' },
    ],
  };
}
