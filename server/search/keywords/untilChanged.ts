import type { Queryable } from '#server/platform/db.ts';

/**
 * A cache of values read from a database, read again when `state` (of `search.words`) has changed, or after a failure.
 */
export function untilChanged<Value>(read: (pool: Queryable, state: string) => Promise<Value>) {
  const loaded = new WeakMap<Queryable, { state: string; value: Promise<Value> }>();
  return (pool: Queryable, state: string): Promise<Value> => {
    const known = loaded.get(pool);
    if (known?.state === state) return known.value;
    const value = read(pool, state);
    loaded.set(pool, { state, value });
    value.catch(() => loaded.delete(pool));
    return value;
  };
}
