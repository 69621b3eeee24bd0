/** For each trigram, the names that contain it, as positions in the indexed list. */
export interface TrigramIndex {
  /** For each trigram, the start of its names in `positions`; they end at the start of the next trigram's. */
  starts: Int32Array;
  positions: Int32Array;
  /** The number of trigrams of each name. */
  sizes: Uint8Array;
}

const LETTERS = 37;
const TRIGRAMS = LETTERS ** 3;

/** Indexes folded names. */
export function indexTrigrams(names: readonly string[]): TrigramIndex {
  const sizes = new Uint8Array(names.length);
  const starts = new Int32Array(TRIGRAMS + 1);
  names.forEach((name, position) => {
    const own = trigrams(name);
    sizes[position] = Math.min(own.size, 255);
    for (const trigram of own) starts[trigram + 1]!++;
  });
  for (let trigram = 0; trigram < TRIGRAMS; trigram++) starts[trigram + 1]! += starts[trigram]!;
  const positions = new Int32Array(starts[TRIGRAMS]!);
  const next = starts.slice();
  names.forEach((name, position) => {
    for (const trigram of trigrams(name)) positions[next[trigram]!++] = position;
  });
  return { starts, positions, sizes };
}

const CANDIDATES = 30;
const LIKE_ENOUGH = 0.35;

/**
 * The positions of the names most similar to a text, by Dice's coefficient; among equally similar names, in index
 * order. Text after the name counts little. Only names for which `accepts` returns true.
 */
export function likest(
  { starts, positions, sizes }: TrigramIndex,
  text: string,
  accepts: (position: number) => boolean,
): number[] {
  const typed = trigrams(text);
  const shared = new Uint8Array(sizes.length);
  const similar: number[] = [];
  for (const trigram of typed)
    for (let at = starts[trigram]!; at < starts[trigram + 1]!; at++) {
      const position = positions[at]!;
      shared[position]!++;
      if (shared[position] === 2) similar.push(position);
    }
  const found: { position: number; likeness: number }[] = [];
  let least = LIKE_ENOUGH;
  for (const position of Int32Array.from(similar).sort()) {
    const size = sizes[position]!;
    const likeness = (2 * shared[position]!) / (size + Math.min(typed.size, size + 4));
    if (likeness <= least || !accepts(position)) continue;
    let at = found.length;
    while (at > 0 && found[at - 1]!.likeness < likeness) at--;
    found.splice(at, 0, { position, likeness });
    if (found.length > CANDIDATES) found.pop();
    if (found.length === CANDIDATES) least = found[CANDIDATES - 1]!.likeness;
  }
  return found.map(({ position }) => position);
}

function trigrams(text: string): Set<number> {
  const found = new Set<number>();
  let trigram = 0;
  for (let at = 0; at <= text.length; at++) {
    trigram = (trigram * LETTERS + letter(text.charCodeAt(at))) % TRIGRAMS;
    found.add(trigram);
  }
  return found;
}

/** The number of a character: 0 for a space and for the end, 1 to 10 for digits, 11 to 36 for letters. */
function letter(code: number): number {
  if (code >= 97) return code - 86;
  return code >= 48 ? code - 47 : 0;
}
