import { editDistance } from '#shared/editDistance.ts';
import { likest, type TrigramIndex } from './trigrams.ts';

interface Named {
  /** The folded name. */
  name: string;
  /** All distinguishing words, folded, with a space around each. */
  words: string;
  weight: number;
}

/**
 * Places with names similar to a misspelled one: candidates by trigrams, then the fewest typos, larger places before
 * smaller ones. Only places for which `accepts` returns true.
 */
export function closestPlaces<Entry extends Named>(
  index: TrigramIndex,
  entries: readonly Entry[],
  text: string,
  limit: number,
  accepts: (entry: Entry) => boolean = () => true,
): { entry: Entry; errors: number }[] {
  return likest(index, text, (position) => accepts(entries[position]!))
    .map((position) => entries[position]!)
    .map((entry) => ({ entry, errors: typingErrors(entry, text) }))
    .filter(({ entry, errors }) => errors <= mostErrors(entry.name, text))
    .map((found) => ({ ...found, score: found.errors - 0.15 * Math.log(1 + found.entry.weight / 2_000) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, limit);
}

/** The maximum number of typos: one per five letters. A different first letter means a different name. */
function mostErrors(name: string, text: string): number {
  return name[0] === text[0] ? Math.max(1, Math.floor(name.length / 5)) : 1;
}

const STRAY_WORD = 2;

/**
 * The number of typos in the name and in the words after it; words that do not belong to the region or country count as
 * typos.
 */
function typingErrors({ name, words }: Named, text: string): number {
  const ends = [text.length, ...[...text.matchAll(/ /g)].map((space) => space.index)];
  return Math.min(
    ...ends
      .filter((end) => Math.abs(end - name.length) <= 3)
      .map((end) => {
        const rest = text.slice(end).split(' ').filter(Boolean);
        return (
          editDistance(name, text.slice(0, end)) +
          STRAY_WORD * rest.filter((word) => !words.includes(` ${word}`)).length
        );
      }),
  );
}
