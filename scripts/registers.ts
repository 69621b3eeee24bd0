// npm run registers [-- <prefix>]: imports every file of tests/registers whose name has this prefix, and prints the
// share of correct rows.
import { execFileSync } from 'node:child_process';
import { generateServer } from './build.ts';

generateServer();
execFileSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    '--silent=false',
    'server/imports/registers.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, REGISTERS: process.argv[2] ?? 'all' } },
);
