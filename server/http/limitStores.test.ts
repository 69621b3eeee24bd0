import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { freePort } from '#tests/freePort.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { openLimitStore } from './limitStores.ts';
import { createLimits, type Limits, RULES } from './limits.ts';

const database = useDatabase('empty');
const log = createLog('silent');
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** The limits of several processes. */
async function processes(count: number, redisUrl: string | null = null) {
  const stores = await Promise.all(
    Array.from({ length: count }, () => openLimitStore({ redisUrl }, database.db.pool, log)),
  );
  ends.push(...stores.map((store) => store.close));
  for (const store of stores) store.divideBy(count);
  return stores.map((store) => createLimits(true, store.limiters));
}

/** The number of allowed uses of 60, spread over the processes. */
async function allowed(all: Limits[], rule: keyof typeof RULES, key: string, uses = 60, points = 1): Promise<number> {
  let count = 0;
  for (let i = 0; i < uses; i++)
    await all[i % all.length]!.count(rule, key, points).then(
      () => count++,
      () => {},
    );
  return count;
}

describe('limits of several processes', () => {
  it('count rare uses together, in the database', async () => {
    const all = await processes(3);
    expect(await allowed(all, 'signIn', 'one')).toBe(RULES.signIn.points);
    expect(await allowed(all, 'signIn', 'another')).toBe(RULES.signIn.points);
    await all[0]!.forget('passwordGuess', 'x');
    await expect(all[1]!.check('signIn', 'one')).rejects.toThrow('Too many');
  });

  it('allow each process its share of frequent uses', async () => {
    const points = RULES.network.points / 30;
    expect(await allowed(await processes(3), 'network', 'one', 90, points)).toBe(30);
  });

  it('store no addresses, and keys of any length', async () => {
    const all = await processes(1);
    await all[0]!.count('mail', `ana@x.example${'x'.repeat(10_000)}`);
    const { rows } = await database.db.pool.query(`select key from rate_limits where key like 'mail%'`);
    expect(rows).toEqual([{ key: expect.stringMatching(/^mail:[\w-]{22}$/) }]);
  });

  it('continue in memory while the database is unavailable', async () => {
    const away = { query: () => Promise.reject(new Error('away')) } as never;
    const store = await openLimitStore({ redisUrl: null }, away, log);
    expect(await allowed([createLimits(true, store.limiters)], 'signIn', 'one')).toBe(RULES.signIn.points);
  });
});

const server = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);

describe.skipIf(!server)('limits in Valkey or Redis', () => {
  const start = async (port: number): Promise<ChildProcess> => {
    const child = spawn(server!, ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    ends.push(() => child.kill('SIGKILL'));
    for await (const text of child.stdout!) if (String(text).includes('Ready to accept')) break;
    return child;
  };

  it('count all uses together, and continue in memory when the store is killed, without an error or a delay', async () => {
    const port = await freePort();
    const child = await start(port);
    const all = await processes(3, `redis://127.0.0.1:${port}`);
    expect(await allowed(all, 'network', 'one', 60, RULES.network.points / 30)).toBe(30);
    expect(await allowed(all, 'signIn', 'one')).toBe(RULES.signIn.points);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const began = Date.now();
    expect(await allowed(all, 'signIn', 'another')).toBe(RULES.signIn.points);
    expect(Date.now() - began).toBeLessThan(1_000);
  });
});
