import { DomainError } from '#server/platform/errors.ts';

interface Kept<Value> {
  value: Value;
  at: number;
}

/** The delay before a failed source is requested again, if a cached value exists. */
const REST_MS = 30_000;

/**
 * Caches the values of an external source. After `freshMs` a value is requested again, once for concurrent callers. If
 * the request fails, the cached value is returned, however old. A `DomainError` is the caller's fault, not a failure of
 * the source.
 */
export function cacheResults<Value>({ freshMs, most }: { freshMs: number; most: number }) {
  const kept = new Map<string, Kept<Value>>();
  const flights = new Map<string, Promise<Value>>();

  function put(key: string, value: Value, at = Date.now()): void {
    kept.delete(key);
    kept.set(key, { value, at });
    // removes the value that was stored first
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  }

  async function fly(key: string, ask: () => Promise<Value>): Promise<Value> {
    try {
      const value = await ask();
      put(key, value);
      return value;
    } catch (error) {
      const old = kept.get(key);
      if (!old) throw error;
      if (!(error instanceof DomainError)) put(key, old.value, Date.now() - freshMs + REST_MS);
      return old.value;
    } finally {
      flights.delete(key);
    }
  }

  const answer = (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known && Date.now() - known.at < freshMs) return Promise.resolve(known.value);
    const flight = flights.get(key) ?? fly(key, ask);
    flights.set(key, flight);
    return flight;
  };
  return Object.assign(answer, { put });
}
