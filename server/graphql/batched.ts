import { setImmediate as afterThese } from 'node:timers/promises';

/**
 * Batches the loading of values by key: `load` is called once for all keys that the rows of a request need together.
 */
export function batched<Request extends object, Key, Value>(
  load: (request: Request, keys: Key[]) => Promise<(key: Key) => Value>,
): (request: Request, key: Key) => Promise<Value> {
  const batches = new WeakMap<Request, { keys: Key[]; loaded: Promise<(key: Key) => Value> }>();
  const start = (request: Request) => {
    const keys: Key[] = [];
    const loaded = afterThese().then(() => {
      batches.delete(request);
      return load(request, keys);
    });
    const batch = { keys, loaded };
    batches.set(request, batch);
    return batch;
  };
  return async (request, key) => {
    const batch = batches.get(request) ?? start(request);
    batch.keys.push(key);
    return (await batch.loaded)(key);
  };
}
