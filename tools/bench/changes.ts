// Changes of providers through the product's own code.
import { changeProvider } from '../../server/providers/change/changeProvider.ts';
import type { Bench } from './part.ts';

const PRIME = 7_919;

/** Changes the description of the nth of a series of providers, with history, search and announcements. */
export async function changeNth({ db, gazetteer, size }: Bench, nth: number): Promise<void> {
  const id = 1 + ((nth * PRIME) % size);
  const author = { db, gazetteer, language: 'es', viewer: null, requestId: `bench-${nth}` } as const;
  await changeProvider(
    author,
    id,
    { code: 'providerChanged' },
    (tx) =>
      tx.$executeRaw`update providers set version = version + 1, updated_at = now(),
      description = regexp_replace(description, ' Novedad \\d+\\.$', '') || ${` Novedad ${nth}.`} where id = ${id}`,
  );
}

export interface Changing {
  /** The duration of each change, including failed ones. */
  milliseconds: number[];
  failures: number;
  seconds: number;
}

/**
 * Starts this many changes a second, each on schedule even when the previous one has not ended, until `end` is called.
 */
export function keepChanging(bench: Bench, perSecond: number): { end: () => Promise<Changing> } {
  const result: Changing = { milliseconds: [], failures: 0, seconds: 0 };
  const running = new Set<Promise<void>>();
  const start = performance.now();
  let begun = 0;
  const timer = setInterval(() => {
    for (; begun < ((performance.now() - start) / 1000) * perSecond; begun++) {
      const at = performance.now();
      const change = changeNth(bench, begun)
        .catch(() => void result.failures++)
        .then(() => {
          result.milliseconds.push(performance.now() - at);
          running.delete(change);
        });
      running.add(change);
    }
  }, 5);
  return {
    end: async () => {
      clearInterval(timer);
      result.seconds = (performance.now() - start) / 1000;
      await Promise.all(running);
      return result;
    },
  };
}
