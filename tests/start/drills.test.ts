import { expect, it } from 'vitest';
import { killApp, killPostgres } from '../drills/kills.ts';
import { killWorker } from '../drills/worker.ts';

// Short forms of the first drills, a minute in all: `npm run drill -- app` and so on are the long ones. Times are not
// judged here, where other tests share the processors.
const isLate = /^(readyMax|servingMax|seconds) /;
const lost = ({ misses }: { misses: string[] }) => misses.filter((miss) => !isLate.test(miss));

it('nothing acknowledged is lost when the process is killed under writes', async () => {
  expect(lost(await killApp(2))).toEqual([]);
}, 120_000);

it('nothing acknowledged is lost when PostgreSQL is killed under writes, and it comes back by itself', async () => {
  expect(lost(await killPostgres(2, 'embedded'))).toEqual([]);
}, 120_000);

it.skipIf(process.platform !== 'linux')(
  'every mail is sent when the worker is killed and the mail server was away',
  async () => {
    expect(lost(await killWorker({ mails: 20, kills: 2, downMs: 2_000 }))).toEqual([]);
  },
  120_000,
);
