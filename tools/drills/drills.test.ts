import { expect, it } from 'vitest';
import { killApp, killPostgres } from './kills.ts';
import { killWorker } from './worker.ts';

// Short forms of the first drills, a minute in all; `npm run drill -- app` and so on run the long ones. Times are not
// judged here, where other tests share the processors.
const isLate = /^(readyMax|servingMax|seconds) /;
const lost = ({ misses }: { misses: string[] }) => misses.filter((miss) => !isLate.test(miss));

it('nothing acknowledged is lost when the process is killed under writes', async () => {
  expect(lost(await killApp(1))).toEqual([]);
}, 120_000);

it('nothing acknowledged is lost when PostgreSQL is killed under writes, and it comes back by itself', async () => {
  expect(lost(await killPostgres(1, 'embedded'))).toEqual([]);
}, 120_000);

it.skipIf(process.platform !== 'linux')(
  'every mail and webhook is sent when the worker is killed and the mail server was away',
  async () => {
    expect(lost(await killWorker({ forms: 10, kills: 1, downMs: 1_000 }))).toEqual([]);
  },
  120_000,
);
