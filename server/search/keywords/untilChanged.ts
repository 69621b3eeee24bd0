import type { Queryable } from '#server/platform/db.ts';
import { requestScope } from '#server/platform/requestScope.ts';

/**
 * Caches values read from a database until `state` (of `search.words`) changes or a read fails. All callers share a
 * read: the first one is not charged with its time.
 */
export function untilChanged<Value>(read: (pool: Queryable, state: string) => Promise<Value>) {
  const loaded = new WeakMap<Queryable, { state: string; value: Promise<Value> }>();
  return (pool: Queryable, state: string): Promise<Value> => {
    const known = loaded.get(pool);
    if (known?.state === state) return known.value;
    const value = requestScope.exit(() => read(pool, state));
    loaded.set(pool, { state, value });
    value.catch(() => loaded.delete(pool));
    return value;
  };
}
