import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

// A browser test takes seconds, a component test a fraction of one. A higher number here costs everyone minutes.
const MOST_RUNS = 102;
const MOST_AXE_CALLS = 75;

it('the browser has no more runs than planned: states of a screen are component tests', () => {
  const list = execFileSync('playwright', ['test', '--list'], { encoding: 'utf8' });
  expect(Number(/Total: (\d+) tests/.exec(list)![1])).toBeLessThanOrEqual(MOST_RUNS);
});

it('axe runs no more often than planned: once a page, and for dialogs and lists that are open', () => {
  const calls = sourceFiles()
    .filter(({ path }) => path.endsWith('.e2e.ts'))
    .flatMap(({ path }) => readFileSync(path, 'utf8').match(/\bexpectAccessible\(/g) ?? []);
  expect(calls.length).toBeLessThanOrEqual(MOST_AXE_CALLS);
});
