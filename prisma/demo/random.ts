export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** mulberry32: small, fast and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}

/** Mixes the bits of the index: with neighboring states, the first numbers of mulberry32 would be similar. */
export function seedOf(stream: number, index: number): number {
  let seed = Math.imul(index + 1, 0x9e3779b1) ^ stream;
  seed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  return (seed ^ (seed >>> 13)) >>> 0;
}

/** Items with a weight each, picked in proportion to it. */
export interface WeightedList<T> {
  items: readonly T[];
  /** Running totals of the weights. */
  totals: Float64Array;
}

export function weightedList<T>(items: readonly T[], weightOf: (item: T) => number): WeightedList<T> {
  const totals = new Float64Array(items.length);
  let total = 0;
  items.forEach((item, index) => {
    total += weightOf(item);
    totals[index] = total;
  });
  return { items, totals };
}

export function pickWeighted<T>(random: Random, list: WeightedList<T>): T {
  const { items, totals } = list;
  const target = random.next() * (totals[totals.length - 1] ?? 0);
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  const item = items[low];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}
