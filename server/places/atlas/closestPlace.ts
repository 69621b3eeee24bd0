import { likest, type TrigramIndex } from './trigrams.ts';

interface Named {
  /** Folded. */
  name: string;
  /** Everything that distinguishes it, folded, with a space around each word. */
  words: string;
  weight: number;
}

/**
 * Names similar to a misspelt one: candidates by trigrams, then the fewest typos, larger places before smaller ones.
 * Only places that `accepts` returns true for.
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

/** One typo per five letters; a different first letter means a different name. */
function mostErrors(name: string, text: string): number {
  return name[0] === text[0] ? Math.max(1, Math.floor(name.length / 5)) : 1;
}

const STRAY_WORD = 2;

/** Typos in the name and in the words after it: words that are not of its region or country count as typos. */
function typingErrors({ name, words }: Named, text: string): number {
  const ends = [text.length, ...[...text.matchAll(/ /g)].map((space) => space.index)];
  return Math.min(
    ...ends
      .filter((end) => Math.abs(end - name.length) <= 3)
      .map((end) => {
        const rest = text.slice(end).split(' ').filter(Boolean);
        return (
          distance(name, text.slice(0, end)) + STRAY_WORD * rest.filter((word) => !words.includes(` ${word}`)).length
        );
      }),
  );
}

/** Optimal string alignment distance: letters changed, omitted, added, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
