import { LRUCache } from 'lru-cache';
import type { MadePage } from './page.ts';

/** After so long a change is seen, such as a provider that was removed. */
const KEPT_MS = 2_000;
const MAX_BYTES = 16 * 2 ** 20;

type Make<Other> = () => Promise<MadePage | Other>;

/** Keeps pages for a moment: many requests for the same page cost one drawing. */
export function keepPages<Other extends object>() {
  const kept = new LRUCache<string, MadePage>({
    maxSize: MAX_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ content }, key) => content.bytes + key.length,
  });
  const making = new Map<string, ReturnType<Make<Other>>>();

  async function makeAndKeep(key: string, make: Make<Other>): ReturnType<Make<Other>> {
    try {
      const page = await make();
      if (isWhole(page)) kept.set(key, page);
      return page;
    } finally {
      making.delete(key);
    }
  }

  /** `key` contains all that the page depends on. */
  return async (key: string, make: Make<Other>): ReturnType<Make<Other>> => {
    const known = kept.get(key);
    if (known) return known;
    const begun = making.get(key);
    if (begun) {
      const page = await begun.catch(() => null);
      // A failure stays with the one who began: it may be of their own, such as a budget that is used up.
      return page && isWhole(page) ? page : make();
    }
    const made = makeAndKeep(key, make);
    making.set(key, made);
    return made;
  };
}

const isWhole = (page: object): page is MadePage => 'isWhole' in page && page.isWhole === true;
