// npm run check: types, lint, format, unused code, messages, wording, and that generated files match their sources.
import { execFile, execFileSync } from 'node:child_process';
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

/** Runs tools at the same time, and shows the output of each when it has ended. Throws when one fails. */
async function runTogether(...commands: [tool: string, ...args: string[]][]): Promise<void> {
  const errors = await Promise.all(
    commands.map(async ([tool, ...args]) => {
      const options = { shell: process.platform === 'win32', maxBuffer: Infinity };
      const { promise, resolve } = Promise.withResolvers<Error | null>();
      execFile(tool, args, options, (error, stdout, stderr) => {
        console.log(`— ${[tool, ...args].join(' ')}\n${stdout}${stderr}`);
        resolve(error);
      });
      return promise;
    }),
  );
  for (const error of errors) if (error) throw error;
}

export async function check(): Promise<void> {
  generateServer();
  generateRelay();
  compileMessages();
  // several checkers of one project would check shared files several times
  const tsc = (project: string): [string, ...string[]] => ['tsc', '-p', project, '--checkers', '1'];
  await runTogether(
    tsc('tsconfig.server.json'),
    tsc('tsconfig.web.json'),
    ['biome', 'check', '--error-on-warnings', '.'],
    ['eslint', '--max-warnings', '0', '--report-unused-disable-directives', 'web'],
    ['knip'],
  );
  checkMigrations();
  checkMessages();
  checkWording();
}

/** Earlier migrations create the tables of a new installation and cannot block requests. */
const STRICT_FROM = '2026112907';

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
    await check();
  } catch {
    process.exit(1); // the tool has printed the reason
  }
}
