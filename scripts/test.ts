// npm test: everything that must hold, in the order of how soon it fails. Names given after `--` go to vitest alone.
import { execFileSync } from 'node:child_process';
import { buildWeb } from './build.ts';
import { check } from './check.ts';

const only = process.argv.slice(2);

function run(tool: string, ...args: string[]): void {
  console.log(`\n— ${[tool, ...args].join(' ')}`);
  execFileSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

try {
  if (only.length > 0) run('vitest', 'run', ...only);
  else {
    check();
    run('vitest', 'run');
    buildWeb();
    run('playwright', 'test');
  }
} catch {
  process.exit(1); // the tool has said why
}
