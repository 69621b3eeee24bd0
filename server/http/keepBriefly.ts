import { LRUCache } from 'lru-cache';
import type { Content } from './content.ts';

/** What others may get, too, when it is whole: nothing in it is missing. */
export interface Made {
  content: Content;
  isWhole: boolean;
}

/** After so long a change is seen, such as a provider that was removed. */
const KEPT_MS = 2_000;
const MAX_BYTES = 16 * 2 ** 20;

type Make<One, Other> = () => Promise<One | Other>;

/** Keeps answers for a moment: many requests for the same one cost making it once. */
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

  /** `key` contains all that the answer depends on. */
  return async (key: string, make: Make<One, Other>): Promise<One | Other> => {
    const known = kept.get(key);
    if (known) return known;
    const begun = making.get(key);
    if (begun) {
      const other = await begun.catch(() => null);
      // A failure stays with the one who began: it may be of their own, such as a budget that is used up.
      return other && isWhole(other) ? other : make();
    }
    const made = makeAndKeep(key, make);
    making.set(key, made);
    return made;
  };
}
