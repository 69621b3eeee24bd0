import type { Entry } from './atlas.ts';
import type { Place } from './place.ts';
import { type Beginnings, mayHaveAll, type wordReader } from './words.ts';

/** The indexes for suggestions. */
export interface Index {
  entries: readonly Entry[];
  weights: Float64Array;
  beginnings: Beginnings;
  names: ReturnType<typeof wordReader>;
  words: ReturnType<typeof wordReader>;
}

/**
 * Places that have all words of a folded text in their names or surroundings, where the last words may be incomplete:
 * most likely first. Places of the reader's country are more likely.
 */
export function matchPlaces(
  { entries, weights, beginnings, names, words }: Index,
  text: string,
  limit: number,
  reader: string | null,
): Place[] {
  const typed = text.split(' ');
  const begun = typed.map((word) => ` ${word}`);
  const mayHave = mayHaveAll(beginnings, begun);
  const best = keepBest(limit);
  const isSeveral = typed.length > 1;
  const most = (isSeveral ? BEGINS_SEVERAL : BEGINS_SO) * (reader ? READER : 1);
  const offer = (position: number) => {
    const entry = entries[position]!;
    if (hasAll(entry, text, begun)) best.offer(entry, likelihood(entry, text, isSeveral, reader));
  };
  for (const name of beginningsOf(text)) {
    const [start, end] = names.equalTo(name);
    for (let at = start; at < end; at++) if (mayHave(names.positions[at]!)) offer(names.positions[at]!);
  }
  // The name is typed first; it may also be that of a region or country alone.
  for (const first of new Set(typed)) {
    const [start, end] = words.beginningWith(first);
    for (let at = start; at < end; at++) {
      const position = words.positions[at]!;
      // Thousands of names begin with a letter or two, or with 'San': the weight alone excludes nearly all of them, and
      // the index of first letters most others, without reading their words.
      if (weights[position]! * most >= best.least() && mayHave(position)) offer(position);
    }
    if (best.entries.length > 0) break;
  }
  return best.entries.map(({ place }) => place);
}

/**
 * Whether a place has the words: those of its name first, then those of its region and country. "quebec, q" is the
 * city.
 */
function hasAll({ name, words, around }: Entry, text: string, beginnings: string[]): boolean {
  if (!beginnings.every((word) => words.includes(word))) return false;
  if (!text.startsWith(`${name} `)) return true;
  const rest = beginnings.slice(name.split(' ').length);
  return rest.every((word) => around.includes(word));
}

/** Returns 'a', 'a b' and 'a b c' for 'a b c'. */
function beginningsOf(text: string): string[] {
  return [...text.matchAll(/(?<! )( |$)/g)].map(({ index }) => text.slice(0, index));
}

/** The factor for an exact name, which takes precedence over the reader's local places with that old name. */
const WHOLE_NAME = 1_280;
/** The factor for an exact old name or nickname, which takes precedence unless the place is a village. */
const WHOLE_ALIAS = 8;
const BEGINS_SO = 8;
const BEGINS_SEVERAL = 64;
const BEGINS_ALIAS = 4;
const READER = 20;
/** The factor for a complete last word: "springfield, mo" is in Missouri rather than in Montana. */
const WHOLE_WORD = 6;

function likelihood(entry: Entry, text: string, isSeveral: boolean, reader: string | null): number {
  const { place, name, around, weight } = entry;
  const isReaders = place.countryCode === reader ? READER : 1;
  if (name === text) return weight * WHOLE_NAME * isReaders;
  if (place.alternates.includes(text)) return weight * WHOLE_ALIAS * isReaders;
  const begins = isSeveral ? BEGINS_SEVERAL : BEGINS_SO;
  if (name.startsWith(text)) return weight * begins * isReaders;
  const isNamed = text.startsWith(`${name} `);
  if (isNamed || place.alternates.some((other) => text.startsWith(`${other} `))) {
    const isWhole = around.includes(` ${text.slice(text.lastIndexOf(' ') + 1)} `);
    return weight * (isNamed ? BEGINS_SO : BEGINS_ALIAS) * (isWhole ? WHOLE_WORD : 1) * isReaders;
  }
  if (place.alternates.some((other) => other.startsWith(text))) return weight * BEGINS_ALIAS * isReaders;
  return weight * isReaders;
}

/**
 * Keeps the most likely of all offered entries, each once, in order; among equally likely ones, the lowest id is first.
 */
function keepBest(limit: number) {
  const entries: Entry[] = [];
  const likelihoods: number[] = [];
  return {
    entries,
    /** The minimum likelihood: less likely entries are dropped. */
    least: () => (entries.length < limit ? 0 : likelihoods[limit - 1]!),
    offer: (entry: Entry, likelihood: number) => {
      let at = entries.length;
      const isBehind = (other: number) =>
        likelihoods[other]! < likelihood ||
        (likelihoods[other] === likelihood && entries[other]!.place.id > entry.place.id);
      while (at > 0 && isBehind(at - 1)) at--;
      if (at === limit || entries[at - 1] === entry) return;
      entries.splice(at, 0, entry);
      likelihoods.splice(at, 0, likelihood);
      if (entries.length > limit) {
        entries.pop();
        likelihoods.pop();
      }
    },
  };
}
