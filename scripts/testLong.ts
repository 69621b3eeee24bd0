// npm run test:long: the slow tests, for a nightly run: drills, whole registers, thousands of random operations,
// timings and a check of the tools.
import { buildServer, buildWeb } from './build.ts';
import { run } from './check.ts';

process.env.TEST_TIER = 'long';

try {
  run('tsc', '-p', 'tools');
  buildWeb();
  buildServer();
  run('vitest', 'run');
  run('playwright', 'test');
  run('node', 'tools/bench/bench.ts', '--sizes', '2000', '--minutes', '0.2');
} catch {
  process.exit(1); // the tool has printed the reason
}
