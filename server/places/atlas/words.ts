/** Words in alphabetical order, each with the positions of the names that contain it. */
export interface WordIndex {
  words: readonly string[];
  /** For each word, the start of its range in `positions`; it ends at the start of the next word's. */
  starts: Int32Array;
  /** The positions of the names, ascending for each word. */
  positions: Int32Array;
}

/** Indexes the words at each position; a position may have a word twice. */
export function indexWords(wordsAt: readonly (readonly string[])[]): WordIndex {
  // flat lists: an array per word would burden the garbage collector
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const named: number[] = [];
  const owners: number[] = [];
  wordsAt.forEach((own, position) => {
    const first = named.length;
    for (const word of own) {
      let number = numbers.get(word);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(word, number);
        counts.push(0);
      } else if (named.indexOf(number, first) >= 0) continue;
      counts[number]!++;
      named.push(number);
      owners.push(position);
    }
  });
  const words = [...numbers.keys()].sort();
  const starts = new Int32Array(words.length + 1);
  const next = new Int32Array(words.length);
  words.forEach((word, at) => {
    const number = numbers.get(word)!;
    next[number] = starts[at]!;
    starts[at + 1] = starts[at]! + counts[number]!;
  });
  const positions = new Int32Array(owners.length);
  named.forEach((number, at) => {
    positions[next[number]!++] = owners[at]!;
  });
  return { words, starts, positions };
}

export function wordReader({ words, starts, positions }: WordIndex) {
  const startOf = (word: string) => starts[lowerBound(words, word)]!;
  return {
    positions,
    /** The range, end excluded, of the `positions` of all words with this prefix. */
    beginningWith: (beginning: string): [start: number, end: number] => [
      startOf(beginning),
      startOf(`${beginning}\uffff`),
    ],
    /** The range of one word. */
    equalTo: (word: string): [start: number, end: number] => {
      const at = lowerBound(words, word);
      return words[at] === word ? [starts[at]!, starts[at + 1]!] : [0, 0];
    },
  };
}

function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface Beginnings {
  twos: Int32Array;
  threes: Int32Array;
}

/** Marks the first letters of folded texts, in which each word follows a space. */
export function markBeginnings(texts: readonly string[]): Beginnings {
  return {
    twos: Int32Array.from(texts, (text) => marks(text, 2)),
    threes: Int32Array.from(texts, (text) => marks(text, 3)),
  };
}

/**
 * Returns a test that excludes, without reading the texts, most of those that lack one of the prefixes, each after a
 * space.
 */
export function mayHaveAll({ twos, threes }: Beginnings, beginnings: string[]): (position: number) => boolean {
  const two = beginnings.reduce((all, word) => all | marks(word, 2), 0);
  const three = beginnings.reduce((all, word) => all | marks(word, 3), 0);
  return (position) => (twos[position]! & two) === two && (threes[position]! & three) === three;
}

/** The bits for the first letters of each word that is long enough: one of 32 per word. */
function marks(text: string, letters: number): number {
  let found = 0;
  let length = 0;
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 32) {
      length = 0;
      hash = 0;
    } else if (length++ < letters) {
      hash = hash * 31 + code;
      if (length === letters) found |= 1 << (hash ^ (hash >> 5));
    }
  }
  return found;
}
