import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { relay } from './scripts/relay-vite.ts';
import { keepFilesInMemory } from './tests/memoryFolder.ts';
import Order from './tests/order.ts';
import { isLong } from './tests/tier.ts';

keepFilesInMemory();

export default defineConfig({
  test: {
    // Most of the time they wait for PostgreSQL: one more than cores.
    maxWorkers: 3,
    sequence: { shuffle: { files: true }, sequencer: Order },
    reporters: ['default', './tests/slowest.ts'],
    // Projects run one after another: a worker that is not isolated ends when the next file is of another project.
    projects: [
      {
        // As Node resolves: with Vite's own conditions there would be a second copy of graphql.
        ssr: { resolve: { conditions: ['node', 'module-sync'] } },
        test: {
          name: 'server',
          sequence: { groupOrder: 0 },
          include: [
            'server/**/*.test.ts',
            'prisma/**/*.test.ts',
            'tests/{architecture,contract,examples,relevance,start}/**/*.test.ts',
            ...(isLong ? ['tools/**/*.test.ts'] : []),
          ],
          exclude: isLong ? [] : ['**/*.long.test.ts'],
          globalSetup: 'tests/postgres.ts',
          setupFiles: 'tests/setUp.ts',
          // fewer collections of garbage: a sixth of the time
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64', '--initial-old-space-size=768'],
          // the application is loaded once by each worker, not by each file
          isolate: false,
          // a busy machine is slow, which is no failure
          hookTimeout: 120_000,
          testTimeout: 120_000,
          expect: { poll: { timeout: 50_000 } },
        },
      },
      {
        plugins: [relay(path.resolve('web/__generated__'))],
        test: {
          name: 'components',
          sequence: { groupOrder: 1 },
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'web/testing/setUp.ts',
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
      { test: { name: 'web', sequence: { groupOrder: 2 }, include: ['{shared,web}/**/*.test.ts'], isolate: false } },
    ],
  },
});
