// npm run check: types, lint, format, unused code, messages, wording, and that generated files match their sources.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateServer } from './build.ts';
import { generateRelay } from './generate.ts';
import { checkMessages, compileMessages } from './messages.ts';
import { checkWording } from './wording.ts';

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
  run('eslint', '--max-warnings', '0', '--report-unused-disable-directives', 'web');
  run('knip');
  checkMigrations();
  checkMessages();
  checkWording();
}

/** Migrations before this were made while no installation had to stay up. */
const STRICT_FROM = '20261125';

/** Checks that a migration blocks no requests and removes nothing that the previous release uses. */
function checkMigrations(): void {
  const files = globSync('prisma/migrations/*/migration.sql').sort();
  const checked = files.filter((file) => nameOf(file) >= STRICT_FROM);
  if (checked.length > 0) run('squawk', ...checked);
  const names = files.map(nameOf);
  const unnamed = checked.filter((file) => !saysWhatItFollows(readFileSync(file, 'utf8'), names));
  if (unnamed.length === 0) return;
  for (const file of unnamed)
    console.error(`${file}: a rule is ignored, so the first line is -- contract after <migration>`);
  throw new Error('migrations break the previous release');
}

const nameOf = (migration: string) => path.basename(path.dirname(migration));

/** Whether a migration that ignores a rule begins with the earlier migration that introduced the new form. */
export function saysWhatItFollows(sql: string, names: string[]): boolean {
  if (!sql.includes('squawk-ignore')) return true;
  const [, name] = sql.match(/^-- contract after (\S+)\n/) ?? [];
  return name !== undefined && names.includes(name);
}

if (import.meta.main) {
  try {
    check();
  } catch {
    process.exit(1); // the tool has printed the reason
  }
}
