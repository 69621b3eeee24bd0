/** Words in alphabetical order, each with the positions of those who have it. */
export interface WordIndex {
  /** From where to before where the `positions` of all words that begin so are. */
  beginningWith: (beginning: string) => [start: number, end: number];
  /** The same for one word. */
  equalTo: (word: string) => [start: number, end: number];
  /** Of one word in ascending order. */
  positions: Int32Array;
}

/** `wordsOf` the item at each position may name a word twice. */
export function indexWords<Item>(items: readonly Item[], wordsOf: (item: Item) => string[]): WordIndex {
  // flat lists: an array for each word would keep the garbage collector busy while the server starts
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const named: number[] = [];
  const owners: number[] = [];
  items.forEach((item, position) => {
    const first = named.length;
    for (const word of wordsOf(item)) {
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
  const startOf = (word: string) => starts[lowerBound(words, word)]!;
  return {
    positions,
    beginningWith: (beginning) => [startOf(beginning), startOf(`${beginning}\uffff`)],
    equalTo: (word) => [startOf(word), startOf(`${word}\0`)],
  };
}

function lowerBound(words: string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Tells of most texts that lack one of some beginnings of words that they do, without reading them. Beginnings and texts
 * are folded, and each word follows a space. The texts are not kept.
 */
export function indexBeginnings(texts: readonly string[]): (beginnings: string[]) => (position: number) => boolean {
  const twos = Int32Array.from(texts, (text) => marks(text, 2));
  const threes = Int32Array.from(texts, (text) => marks(text, 3));
  return (beginnings) => {
    const two = beginnings.reduce((all, word) => all | marks(word, 2), 0);
    const three = beginnings.reduce((all, word) => all | marks(word, 3), 0);
    return (position) => (twos[position]! & two) === two && (threes[position]! & three) === three;
  };
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
