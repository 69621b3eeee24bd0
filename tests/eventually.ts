import { vi } from 'vitest';

/** Repeats an attempt until it succeeds, for almost as long as a test may take: a slow machine is not a failure. */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: 50_000, interval: 20 });
