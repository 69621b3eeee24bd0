import { expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/testDatabase.ts';
import { openDb } from './db.ts';
import { createLog } from './log.ts';
import { requestScope } from './requestScope.ts';
import { watchQueries } from './watchQueries.ts';

const database = useDatabase('demo');

it('runs the queries of a transaction sequentially, without a warning', async () => {
  const warnings: string[] = [];
  const hear = (warning: Error) => warnings.push(warning.message);
  process.on('warning', hear);
  const include = { contacts: true, services: { include: { service: true } }, users: true, image: true };
  const provider = await database.db.prisma.$transaction((tx) => tx.provider.findFirst({ include }));
  // warnings are emitted in the next tick
  await new Promise(setImmediate);
  process.off('warning', hear);
  expect(provider?.services.length).toBeGreaterThan(0);
  expect(warnings).toEqual([]);
});

it('logs a slow query by the name of its statement, without values, and no fast query', async () => {
  const log = createLog('silent');
  const entries = vi.spyOn(log, 'info');
  const db = openDb(database.url, { prisma: 1, reads: 1 }, { onQuery: watchQueries(log) });
  const statement = { name: 'providers.ofTest', text: 'select $1::text, pg_sleep($2)' };
  await db.pool.query({ ...statement, values: ['ana@carrier.example', 0] });
  await db.pool.query({ ...statement, values: ['ana@carrier.example', 0.5] });
  await db.close();
  // on a busy machine those that open a connection may be slow, too
  const ofStatement = entries.mock.calls.filter(([entry]) => (entry as { query: string }).query === statement.name);
  expect(ofStatement).toEqual([[{ query: statement.name, ms: expect.any(Number) }, 'a query was slow']]);
});

it('a query that waits for a connection belongs to the request that sent it', async () => {
  const seen: unknown[] = [];
  const onQuery = (query: string) => seen.push([requestScope.getStore()?.requestId, query]);
  const db = openDb(database.url, { prisma: 1, reads: 1 }, { onQuery });
  const send = (requestId: string) =>
    requestScope.run({ requestId }, () => db.pool.query({ name: `of ${requestId}`, text: 'select pg_sleep(0.01)' }));
  await Promise.all([send('first'), send('second'), send('third')]);
  await db.close();
  expect(seen.slice(-3)).toEqual([
    ['first', 'of first'],
    ['second', 'of second'],
    ['third', 'of third'],
  ]);
});
