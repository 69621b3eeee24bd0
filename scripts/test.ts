// npm test: everything that must pass before a change is merged, the fastest first. Arguments after `--` go to vitest
// only.
import { globSync, readFileSync } from 'node:fs';
import { buildServer, buildWeb, generateServer } from './build.ts';
import { check, run } from './check.ts';

const only = process.argv.slice(2);

/** Runs a part of the tests, and prints its duration and CPU time. */
async function part(name: string, run: () => unknown): Promise<void> {
  const from = { seconds: performance.now() / 1000, cpu: cpuSeconds() };
  await run();
  const seconds = performance.now() / 1000 - from.seconds;
  console.log(`— ${name}: ${seconds.toFixed(0)} s, ${(cpuSeconds() - from.cpu).toFixed(0)} CPU s`);
}

/** CPU time of this process and its children; NaN where the system does not report it. */
function cpuSeconds(): number {
  if (process.platform !== 'linux') return Number.NaN;
  // user and system time of the process, then of its children: man 5 proc
  const ticks = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, more) => sum + more, 0) / 100;
}

try {
  if (only.length > 0) {
    // also runs a long test that an argument names
    if (only.some((filter) => filter.includes('.long'))) process.env.TEST_TIER = 'long';
    generateServer();
    buildWeb();
    const startsServer = globSync('tests/start/*.test.ts').some((file) => only.some((filter) => file.includes(filter)));
    if (startsServer) buildServer();
    run('vitest', 'run', ...only);
  } else {
    await part('all', async () => {
      await part('checks', check);
      await part('builds', () => {
        buildWeb();
        buildServer();
      });
      await part('vitest', () => run('vitest', 'run'));
      await part('Playwright', () => run('playwright', 'test'));
    });
  }
} catch {
  process.exit(1); // the tool has printed the reason
}
