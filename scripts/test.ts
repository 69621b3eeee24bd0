// npm test: everything that must hold, in the order of how soon it fails. Names given after `--` go to vitest alone.
import { buildServer, buildWeb, generateServer } from './build.ts';
import { check, run } from './check.ts';

const only = process.argv.slice(2);

try {
  generateServer();
  if (only.length > 0) run('vitest', 'run', ...only);
  else {
    check();
    run('vitest', 'run');
    buildServer();
    buildWeb();
    run('playwright', 'test');
  }
} catch {
  process.exit(1); // the tool has said why
}
