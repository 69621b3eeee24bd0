// npm run check: types, lint, format, unused code, messages, and that generated files match their sources.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { compileMessages, generateServer } from './build.ts';
import { generateRelay } from './generate.ts';

/** Runs a tool of node_modules with its output on the terminal. Throws when it fails. */
export function run(tool: string, ...args: string[]): void {
  console.log(`— ${[tool, ...args].join(' ')}`);
  execFileSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

export function check(): void {
  generateServer();
  generateRelay();
  compileMessages();
  run('tsc', '-p', 'tsconfig.server.json');
  run('tsc', '-p', 'tsconfig.web.json');
  run('biome', 'check', '--error-on-warnings', '.');
  run('knip');
  checkMessages();
}

const EXTRACTED = 'node_modules/.cache/messages/en.json';

/** Checks that every message in the code exists in every language, none is unused, and plurals and arguments match. */
function checkMessages(): void {
  const sources = ['web/**/*.{ts,tsx}', '--ignore', 'web/**/*.d.ts', 'web/__generated__/**'];
  run('formatjs', 'extract', ...sources, '--format', 'simple', '--throws', '--out-file', EXTRACTED);
  run(
    'formatjs',
    'verify',
    '--source-locale',
    'en',
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
    'web/i18n/*.json',
  );
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  if (isDeepStrictEqual(read(EXTRACTED), read('web/i18n/en.json'))) return;
  console.error(`web/i18n/en.json differs from the code. Compare it with ${EXTRACTED}.`);
  throw new Error('messages differ');
}

if (import.meta.main) {
  try {
    check();
  } catch {
    process.exit(1); // the tool has printed the reason
  }
}
