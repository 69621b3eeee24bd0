import { LRUCache } from 'lru-cache';

/** Caches results by key: the most recently used ones, for as long as the object exists that they are derived from. */
export function keptFor<Owner extends object, Result extends object>(most: number) {
  const kept = new WeakMap<Owner, LRUCache<string, Result>>();
  return (owner: Owner, key: string, make: () => Result): Result => {
    const results = kept.get(owner) ?? new LRUCache({ max: most });
    kept.set(owner, results);
    const result = results.get(key) ?? make();
    results.set(key, result);
    if (result instanceof Promise) result.catch(() => results.delete(key));
    return result;
  };
}
