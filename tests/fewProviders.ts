import { beforeAll } from 'vitest';
import type { TestApp } from './testApp.ts';

/**
 * Keeps a quarter of the demo's providers, for tests that iterate over all of them; search is updated by its rebuild.
 */
export function useFewProviders(test: TestApp): void {
  beforeAll(() => test.db.pool.query('delete from providers where id % 4 <> 0'));
}
