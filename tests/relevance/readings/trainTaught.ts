import { writeFileSync } from 'node:fs';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { WEIGHTS } from '#server/search/keywords/serviceEvidence.ts';
import { keyOf } from '#server/search/keywords/taught.ts';
import { weighServices } from '#server/search/keywords/weighServices.ts';
import {
  catalogueNames,
  type LabelledKeywords,
  labelledSearches,
  OPEN_SETS,
  tradeSearches,
  tradeWords,
} from './labels.ts';
import { needOf, textWithoutPlaces } from './trainServices.ts';
import type { Directory } from './vocabulary.ts';

const FILE = new URL('../../../server/search/keywords/taughtWords.json', import.meta.url);
const EPOCHS = 300;
const STEP = 1;
/** The strength that holds a word's weights equal for all services that it names. */
const HOLD = 0.1;
/** Words of fewer searches are not learned. */
const FEWEST = 3;
/** Smaller differences are not kept. */
const LEAST = 0.15;
/** Larger ones are excluded too: a few searches prove nothing. */
const MOST = 4;
/** The weight of a word of the catalogue relative to a search. */
const OF_CATALOGUE = 6;

interface Meaning {
  id: number;
  /** Without the learned weights of words. */
  score: number;
  keys: string[];
  isRight: boolean;
}

interface Example {
  meanings: Meaning[];
  isOfCatalogue: boolean;
}

/** By words, then by service. */
class Weights extends Map<string, Map<number, number>> {
  of = (key: string, id: number): number => this.get(key)?.get(id) ?? 0;

  add(key: string, id: number, change: number): void {
    const own = this.get(key) ?? new Map<number, number>();
    this.set(key, own.set(id, (own.get(id) ?? 0) + change));
  }
}

/**
 * Learns how strongly words indicate each of the services that they name: the accepted services of a labelled search
 * should be equally likely, and words of the catalogue should name any of their own.
 */
export async function trainTaught(directory: Directory, gazetteer: Gazetteer): Promise<void> {
  const searches = [...OPEN_SETS.flatMap(labelledSearches), ...tradeWords(), ...tradeSearches()].filter(
    ({ kept, kind }) => !kept && kind !== 'name',
  );
  const searched = await examplesOf(searches, directory, gazetteer, false);
  const counts = new Map<string, number>();
  for (const { meanings } of searched)
    for (const key of new Set(meanings.flatMap(({ keys }) => keys))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isLearned = (key: string) => (counts.get(key) ?? 0) >= FEWEST;
  const names = catalogueNames(directory, 'name', 'synonym');
  const named = await examplesOf(names, directory, gazetteer, true);
  const examples = [...searched, ...named.filter(({ meanings }) => meanings.some(({ keys }) => keys.some(isLearned)))];
  const weights = new Weights();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const slopes = slopeOf(examples, weights);
    for (const [key, own] of slopes) {
      if (!isLearned(key)) continue;
      const step = (STEP / Math.sqrt(counts.get(key)!)) * (1 - epoch / EPOCHS);
      for (const [id, slope] of own) {
        const before = weights.of(key, id);
        const after = before + step * (slope - HOLD * before);
        weights.add(key, id, Math.max(-MOST, Math.min(MOST, after)) - before);
      }
    }
  }
  write(weights, directory);
}

async function examplesOf(
  searches: LabelledKeywords[],
  directory: Directory,
  gazetteer: Gazetteer,
  isOfCatalogue: boolean,
): Promise<Example[]> {
  const all = await Promise.all(
    searches.map(async (search): Promise<Example> => {
      const text = await textWithoutPlaces(search, directory, gazetteer);
      const right = new Set(search.services.map(directory.idOf));
      const { services, nothing, named } = weighServices(...needOf(text));
      const meanings = [...services].map(([id, { found }]) => ({
        id,
        score: found.reduce((sum, [kind, times]) => sum + (kind === 'taught' ? 0 : WEIGHTS[kind] * times), 0),
        keys: named.get(id)!.map(keyOf),
        isRight: right.has(id),
      }));
      meanings.push({ id: 0, score: nothing.score, keys: [], isRight: right.size === 0 });
      return { meanings, isOfCatalogue };
    }),
  );
  return all.filter(({ meanings }) => meanings.some(({ isRight }) => isRight));
}

function slopeOf(examples: Example[], weights: Weights): Weights {
  const slopes = new Weights();
  for (const { meanings, isOfCatalogue } of examples) {
    const powers = meanings.map(({ id, score, keys }) =>
      Math.exp(keys.reduce((sum, key) => sum + WEIGHTS.taught * weights.of(key, id), score) - 40),
    );
    const sum = powers.reduce((all, power) => all + power, 0);
    const rights = meanings.map(({ isRight }, at) => (isRight ? (isOfCatalogue ? powers[at]! : 1) : 0));
    const right = rights.reduce((all, item) => all + item, 0);
    for (const [at, { id, keys }] of meanings.entries()) {
      const pull = (rights[at]! / right - powers[at]! / sum) * (isOfCatalogue ? OF_CATALOGUE : 1);
      for (const key of keys) slopes.add(key, id, pull);
    }
  }
  return slopes;
}

function write(weights: Weights, { nameOf }: Directory): void {
  const lines = [...weights]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, own]): [string, object][] => {
      // relative to the likeliest service, whose score does not change
      const most = Math.max(...own.values());
      const kept = [...own]
        .map(([id, weight]): [number, number] => [id, weight - most])
        .filter(([, weight]) => Math.abs(weight) >= LEAST)
        .sort(([, one], [, other]) => other - one)
        .map(([id, weight]) => [`${id} ${nameOf(id)}`, Number(weight.toFixed(1))]);
      return kept.length === 0 ? [] : [[key, Object.fromEntries(kept)]];
    });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
  console.log(`taught: ${lines.length} words`);
}
