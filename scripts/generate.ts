// Generates files that are not committed: Prisma's client, Pothos' types, Relay's artifacts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

export function generatePrisma(): void {
  execFileSync(process.execPath, [require.resolve('prisma/build/index.js'), 'generate', '--no-hints'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // Prisma starts the Pothos generator by its bare name.
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      // Generating needs no schema engine; any existing file keeps Prisma from downloading one.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
}

export function generateRelay(): void {
  if (!existsSync('web/persisted.json')) {
    // The compiler persists an operation only together with its artifact, and fails when either path is missing.
    rmSync('web/__generated__', { recursive: true, force: true });
    writeFileSync('web/persisted.json', '{}');
  }
  mkdirSync('web/__generated__', { recursive: true });
  execFileSync(require('relay-compiler') as string, [], { stdio: ['ignore', 'ignore', 'inherit'] });
}

if (import.meta.main) {
  generatePrisma();
  generateRelay();
}
