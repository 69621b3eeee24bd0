import type { Queryable } from '#server/platform/db.ts';
import { requestScope } from '#server/platform/requestScope.ts';

/**
 * A cache of values read from a database, read again when `state` (of `search.words`) has changed, or after a failure.
 * All callers share it: the first one is not charged with the time.
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
