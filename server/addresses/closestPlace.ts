interface Named {
  /** Folded. */
  name: string;
  /** Everything it can be told apart by, folded, with a space around each word. */
  words: string;
  weight: number;
}

/** For each three letters in a row, the names that have them (positions in the list that was indexed). */
export interface TrigramIndex {
  positions: Map<string, number[]>;
  /** How many trigrams each name has. */
  sizes: Uint8Array;
}

export function indexTrigrams(entries: Named[]): TrigramIndex {
  const positions = new Map<string, number[]>();
  const sizes = new Uint8Array(entries.length);
  entries.forEach(({ name }, position) => {
    const own = trigrams(name);
    sizes[position] = Math.min(own.size, 255);
    for (const trigram of own) {
      const list = positions.get(trigram);
      if (list) list.push(position);
      else positions.set(trigram, [position]);
    }
  });
  return { positions, sizes };
}

const CANDIDATES = 30;
const LIKE_ENOUGH = 0.35;

/** Names like a misspelt one: alike in trigrams first, of these the fewest typing errors, larger places before smaller. */
export function closestPlace<Entry extends Named>(
  index: TrigramIndex,
  entries: Entry[],
  text: string,
  limit: number,
): Entry[] {
  return likest(index, text)
    .map((position) => entries[position]!)
    .map((entry) => ({ entry, errors: typingErrors(entry, text) }))
    .filter(({ entry, errors }) => errors <= Math.max(1, Math.floor(entry.name.length / 4)))
    .map(({ entry, errors }) => ({ entry, score: errors - 0.15 * Math.log(1 + entry.weight / 2_000) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** Positions of the names that share most, by Dice's coefficient; text that goes on after the name counts little. */
function likest({ positions, sizes }: TrigramIndex, text: string): number[] {
  const typed = trigrams(text);
  const shared = new Uint8Array(sizes.length);
  for (const trigram of typed) for (const position of positions.get(trigram) ?? []) shared[position]!++;
  const found: { position: number; likeness: number }[] = [];
  for (let position = 0; position < shared.length; position++) {
    if (shared[position]! < 2) continue;
    const size = sizes[position]!;
    const likeness = (2 * shared[position]!) / (size + Math.min(typed.size, size + 4));
    if (likeness > LIKE_ENOUGH) found.push({ position, likeness });
  }
  // the list is in order of weight: earlier is larger
  return found
    .sort((a, b) => b.likeness - a.likeness || a.position - b.position)
    .slice(0, CANDIDATES)
    .map(({ position }) => position);
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return found;
}

const STRAY_WORD = 2;

/** Typing errors in the name, and what follows it: words that are not of its region or country count as errors. */
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

/** Optimal string alignment: letters changed, left out, added, or swapped with their neighbour. */
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
