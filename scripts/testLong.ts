// npm run test:long: what takes long, for a nightly run: drills, whole registers, thousands of random operations, times.
import { buildServer, buildWeb } from './build.ts';
import { run } from './check.ts';

process.env.TEST_TIER = 'long';
const FILES = ['tests/start/drills', 'tests/contract/fuzz', 'server/imports/registers', 'server/directory/sitemap'];

try {
  buildWeb();
  buildServer();
  run('vitest', 'run', ...FILES);
  run('playwright', 'test');
} catch {
  process.exit(1); // the tool has printed the reason
}
