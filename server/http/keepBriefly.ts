import { LRUCache } from 'lru-cache';
import type { Content } from './content.ts';

/** A result that can be shared between callers if it is complete. */
export interface Made {
  content: Content;
  isWhole: boolean;
}

/** The maximum age of a cached response: a change, such as a removed provider, is visible after this time. */
const KEPT_MS = 2_000;
const MAX_BYTES = 16 * 2 ** 20;

type Make<One, Other> = () => Promise<One | Other>;

/** Caches responses briefly. Concurrent requests with the same key create the response once. */
export function keepBriefly<One extends Made, Other extends object = never>() {
  const kept = new LRUCache<string, One>({
    maxSize: MAX_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ content }, key) => content.bytes + key.length,
  });
  const isWhole = (made: One | Other): made is One => 'isWhole' in made && made.isWhole;
  const making = new Map<string, Promise<One | Other>>();

  async function makeAndKeep(key: string, make: Make<One, Other>): Promise<One | Other> {
    try {
      const made = await make();
      if (isWhole(made)) kept.set(key, made);
      return made;
    } finally {
      making.delete(key);
    }
  }

  /** Returns the response for `key`, which contains everything on which the response depends. */
  return async (key: string, make: Make<One, Other>): Promise<One | Other> => {
    const known = kept.get(key);
    if (known) return known;
    const begun = making.get(key);
    if (begun) {
      const other = await begun.catch(() => null);
      // does not share a failure, whose cause may be the other caller, such as an exhausted budget
      return other && isWhole(other) ? other : make();
    }
    const made = makeAndKeep(key, make);
    making.set(key, made);
    return made;
  };
}
