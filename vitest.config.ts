import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most of the time they wait for PostgreSQL: one more than cores.
    maxWorkers: 3,
    projects: [
      {
        // As Node resolves: with Vite's own conditions there would be a second copy of graphql.
        ssr: { resolve: { conditions: ['node', 'module-sync'] } },
        test: {
          name: 'server',
          include: [
            'server/**/*.test.ts',
            'prisma/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/start/**/*.test.ts',
            'tests/examples/**/*.test.ts',
            'tests/relevance/**/*.test.ts',
          ],
          globalSetup: 'tests/postgres.ts',
          // a busy machine is slow, which is no failure
          hookTimeout: 120_000,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: 'web', include: ['{shared,web}/**/*.test.ts'] } },
    ],
  },
});
