import { beforeAll } from 'vitest';
import type { TestApp } from './testApp.ts';

/**
 * Keeps one in `oneIn` of the demo's providers, for tests that iterate over all of them or rebuild search, which takes
 * four seconds with all; search is updated by its rebuild.
 */
export function useFewProviders(test: TestApp, oneIn = 4): void {
  beforeAll(() => test.db.pool.query('delete from providers where id % $1 <> 0', [oneIn]));
}
