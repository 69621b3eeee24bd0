// npm run hunt -- 20 [parts of paths]: runs all tests, or those files, this number of times in random order, every
// other time with a process that keeps a core busy, and lists the failed tests with their frequency. A test that fails
// randomly is a defect of the product or the test.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer, buildWeb } from './build.ts';

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

const [count = '2', ...filters] = process.argv.slice(2);
const runs = Number(count);
const isOfBrowser = (filter: string) => filter.includes('e2e');
const parts = [
  { run: vitest, filters: filters.filter((filter) => !isOfBrowser(filter)) },
  { run: playwright, filters: filters.filter(isOfBrowser) },
].filter((part) => filters.length === 0 || part.filters.length > 0);
const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-hunt-'));
const failures = new Map<string, number>();
const note = (test: string) => failures.set(test, (failures.get(test) ?? 0) + 1);

buildWeb();
buildServer();
for (let run = 1; run <= runs; run++) {
  const busy = run % 2 === 0 ? spawn(process.execPath, ['-e', 'for (;;);']) : null;
  const from = performance.now();
  const before = total();
  for (const part of parts) for (const test of part.run(run, part.filters)) note(test);
  busy?.kill();
  const minutes = (performance.now() - from) / 60_000;
  console.log(
    `run ${run}${busy ? ', beside a busy core' : ''}: ${total() - before} failed, ${minutes.toFixed(1)} minutes`,
  );
}
for (const [test, times] of [...failures].sort((a, b) => b[1] - a[1])) console.log(`${times} of ${runs}: ${test}`);
process.exit(failures.size > 0 ? 1 : 0);

function total(): number {
  return [...failures.values()].reduce((sum, times) => sum + times, 0);
}

function vitest(run: number, files: string[]): string[] {
  const file = path.join(folder, `vitest-${run}.json`);
  const seed = Math.floor(Math.random() * 1e9);
  console.log(`vitest with the seed ${seed}`);
  const options = ['run', ...files, `--sequence.seed=${seed}`, '--reporter=json', `--outputFile=${file}`];
  spawnSync('vitest', options, { stdio: 'ignore', shell: process.platform === 'win32' });
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    if (status === 'passed') return [];
    return (failed.length > 0 ? failed : ['the file']).map((test) => `${path.relative('.', name)}: ${test}`);
  });
}

function playwright(run: number, files: string[]): string[] {
  const file = path.join(folder, `playwright-${run}.json`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const options = ['test', ...files, '--reporter=json'];
  spawnSync('playwright', options, { env, stdio: 'ignore', shell: process.platform === 'win32' });
  const failed = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ title, file }) => `${file}: ${title}`),
    ...suites.flatMap(failed),
  ];
  return failed(JSON.parse(readFileSync(file, 'utf8')) as Suite);
}
