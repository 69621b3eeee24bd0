import { afterAll, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { createLog } from './log.ts';
import { openReads, type Reads } from './reads.ts';

// A second primary is as good as a standby that has replayed everything: the drill `replica` has a real one.
const test = useApp('demo');
const other = useDatabase('demo');
const opened: Reads[] = [];
afterAll(() => Promise.all(opened.map((reads) => reads.close())));

function open(url: string): Reads {
  const reads = openReads([url], test.db.pool, createLog('silent'));
  opened.push(reads);
  return reads;
}

const databaseOf = async ({ pool }: Reads) =>
  (await pool.query<{ name: string }>('select current_database() as name')).rows[0]!.name;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

it('reads come from a fresh standby', async () => {
  const reads = open(other.url);
  await expect.poll(() => reads.lags()[0]!.seconds).toBe(0);
  expect(await databaseOf(reads)).toBe(nameOf(other.url));
});

it('a read that fails there is sent to the primary', async () => {
  const reads = open(other.url);
  await expect.poll(() => reads.lags()[0]!.seconds).toBe(0);
  await other.db.pool.query('alter table providers rename to gone');
  const { rows } = await reads.pool.query('select count(*)::int as count from providers');
  await other.db.pool.query('alter table gone rename to providers');
  expect(rows).toEqual([{ count: 2060 }]);
});

it('a standby that cannot be reached gets no reads', async () => {
  const reads = open('postgresql://rumbo:x@127.0.0.1:9/gone');
  expect(await databaseOf(reads)).toBe(nameOf(test.databaseUrl));
  expect(reads.lags()).toEqual([{ host: '127.0.0.1:9', seconds: null }]);
});

it('anonymous searches may read from a standby; signed-in people and programs read from the primary', async () => {
  const asked: string[] = [];
  const { reads, db } = test.parts;
  const query = (...args: unknown[]) => {
    asked.push('standby');
    return db.pool.query(...(args as [never]));
  };
  test.parts.reads = { ...reads, pool: { query: query as never } };
  const search = async (headers = {}) => {
    asked.length = 0;
    expect((await test.get('/api/search?q=carga', headers)).status).toBe(200);
    return asked.length > 0;
  };
  expect(await search()).toBe(true);
  expect(await search({ cookie: 'lang=es; session=abc' })).toBe(false);
  test.parts.reads = reads;
});
