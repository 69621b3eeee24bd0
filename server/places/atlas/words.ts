/** Words in alphabetical order, each with the positions of those who have it. */
export interface WordIndex {
  words: readonly string[];
  /** Of each word, where its `positions` begin; they end where those of the next begin. */
  starts: Int32Array;
  /** Of one word in ascending order. */
  positions: Int32Array;
}

/** Of the words at each position, of which some may be there twice. */
export function indexWords(wordsAt: readonly (readonly string[])[]): WordIndex {
  // flat lists: an array for each word would keep the garbage collector busy
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
    /** From where to before where the `positions` of all words that begin so are. */
    beginningWith: (beginning: string): [start: number, end: number] => [
      startOf(beginning),
      startOf(`${beginning}\uffff`),
    ],
    /** The same for one word. */
    equalTo: (word: string): [start: number, end: number] => [startOf(word), startOf(`${word}\0`)],
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

/** Of folded texts, in which each word follows a space. */
export function markBeginnings(texts: readonly string[]): Beginnings {
  return {
    twos: Int32Array.from(texts, (text) => marks(text, 2)),
    threes: Int32Array.from(texts, (text) => marks(text, 3)),
  };
}

/** Tells of most texts that lack one of some beginnings of words, each after a space, that they do, without reading them. */
export function mayHaveAll({ twos, threes }: Beginnings, beginnings: string[]): (position: number) => boolean {
  const two = beginnings.reduce((all, word) => all | marks(word, 2), 0);
  const three = beginnings.reduce((all, word) => all | marks(word, 3), 0);
  return (position) => (twos[position]! & two) === two && (threes[position]! & three) === three;
}

/** One of 32 bits for the first letters of each word that has so many. */
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
