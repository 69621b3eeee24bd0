import type { Place } from './place.ts';

interface Named {
  place: Place;
  name: string;
  weight: number;
}

/** For each three letters in a row, the names that have them (positions in the list that was indexed). */
export type TrigramIndex = Map<string, number[]>;

export function indexTrigrams(entries: Named[]): TrigramIndex {
  const index: TrigramIndex = new Map();
  entries.forEach(({ name }, position) => {
    for (const trigram of trigrams(name)) {
      const list = index.get(trigram);
      if (list) list.push(position);
      else index.set(trigram, [position]);
    }
  });
  return index;
}

const CANDIDATES = 60;

/** Names like a misspelt one: alike in trigrams first, of these the fewest typing errors, larger places before smaller. */
export function closestPlace<Entry extends Named>(
  index: TrigramIndex,
  entries: Entry[],
  text: string,
  limit: number,
): Entry[] {
  const typed = trigrams(text);
  const shared = new Map<number, number>();
  for (const trigram of typed)
    for (const position of index.get(trigram) ?? []) shared.set(position, (shared.get(position) ?? 0) + 1);
  return [...shared]
    .map(([position, count]) => ({
      entry: entries[position]!,
      likeness: likeness(entries[position]!, count, typed.size),
    }))
    .filter(({ likeness }) => likeness > 0.35)
    .sort((a, b) => b.likeness - a.likeness || b.entry.weight - a.entry.weight)
    .slice(0, CANDIDATES)
    .map(({ entry }) => ({ entry, errors: typingErrors(entry.name, text.slice(0, entry.name.length + 2)) }))
    .filter(({ entry, errors }) => errors <= Math.max(1, Math.floor(entry.name.length / 4)))
    .map(({ entry, errors }) => ({ entry, score: errors - 0.15 * Math.log(1 + entry.weight / 2_000) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** Dice's coefficient, against the typed text or, where more than the name was typed, against the name's share of it. */
function likeness(entry: Named, shared: number, typed: number): number {
  const own = trigrams(entry.name).size;
  return (2 * shared) / (own + Math.min(typed, own + 4));
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return found;
}

/** Optimal string alignment distance, with what follows the name in `typed` free of charge after a space. */
function typingErrors(name: string, typed: string): number {
  const prefixes = [typed, ...[...typed.matchAll(/ /g)].map((space) => typed.slice(0, space.index))];
  return Math.min(...prefixes.map((prefix) => distance(name, prefix)));
}

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
