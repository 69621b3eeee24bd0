// npm run check: types, lint, format, unused code, messages, and that what is committed is what the sources make.
import { execFileSync } from 'node:child_process';
import { buildServer, compileMessages } from './build.ts';
import { generateRelay } from './generate.ts';

function run(tool: string, ...args: string[]): void {
  console.log(`— ${[tool, ...args].join(' ')}`);
  execFileSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

export function check(): void {
  buildServer();
  generateRelay();
  compileMessages();
  run('tsc', '-p', 'tsconfig.server.json');
  run('tsc', '-p', 'tsconfig.web.json');
  run('biome', 'check', '--error-on-warnings', '.');
  run('knip');
  checkMessages();
}

/** Every message the code uses is in every language, none is left over, and plurals and arguments agree. */
function checkMessages(): void {
  const extracted = 'node_modules/.cache/messages/en.json';
  run(
    'formatjs',
    'extract',
    'web/**/*.{ts,tsx}',
    '--ignore',
    'web/__generated__/**',
    '--format',
    'simple',
    '--out-file',
    extracted,
  );
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
}

if (import.meta.main) {
  try {
    check();
  } catch {
    process.exit(1); // the tool has said why
  }
}
