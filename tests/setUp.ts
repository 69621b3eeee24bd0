import { afterAll, vi } from 'vitest';
import { hashCost } from '#server/accounts/credentials/passwords.ts';

// A hash at its real cost takes as long as all else of signing in; signIn.test.ts checks that cost.
Object.assign(hashCost, { memory: 64, passes: 1 });

// Files of one worker share loaded modules: a replaced clock or method must not reach the next file.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
