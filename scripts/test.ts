// npm test: all checks and tests, the fastest to fail first. Arguments after `--` go to vitest only.
import { globSync } from 'node:fs';
import { buildServer, buildWeb, generateServer } from './build.ts';
import { check, run } from './check.ts';

const only = process.argv.slice(2);

try {
  if (only.length > 0) {
    generateServer();
    buildWeb();
    const startsServer = globSync('tests/start/*.test.ts').some((file) => only.some((part) => file.includes(part)));
    if (startsServer) buildServer();
    run('vitest', 'run', ...only);
  } else {
    check();
    buildWeb();
    buildServer();
    run('vitest', 'run');
    run('playwright', 'test');
  }
} catch {
  process.exit(1); // the tool has printed the reason
}
