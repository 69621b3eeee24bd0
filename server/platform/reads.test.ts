import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { storageName } from '#server/storage/storageName.ts';
import { pretendStandby } from '#tests/pretendStandby.ts';
import { useApp } from '#tests/testApp.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { openDb } from './db.ts';
import { createLog } from './log.ts';
import { openReads, type Reads } from './reads.ts';

// A second database that pretends to be an up-to-date standby: the drill `replica` has a real one.
const test = useApp('demo');
const other = useDatabase('demo');
beforeAll(() => pretendStandby(other));
const opened: Reads[] = [];
afterAll(() => Promise.all(opened.map((reads) => reads.close())));

function open(...urls: string[]): Reads {
  const reads = openReads(urls, test.db, createLog('silent'));
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

it('the current primary gets no standby reads, and is not reported as a lagging standby', async () => {
  const reads = open(test.databaseUrl, other.url);
  const hosts = () => reads.lags().map(({ seconds }) => seconds);
  await expect.poll(hosts).toEqual([0]);
  expect([await databaseOf(reads), await databaseOf(reads)]).toEqual([nameOf(other.url), nameOf(other.url)]);
});

it('a standby that shuts down hands its reads to another one', async () => {
  const reads = open(other.url, other.url);
  await expect.poll(() => reads.lags().map(({ seconds }) => seconds)).toEqual([0, 0]);
  reads.pools[0]!.pool.query = () => Promise.reject(new Error('Connection terminated'));
  expect([await databaseOf(reads), await databaseOf(reads)]).toEqual([nameOf(other.url), nameOf(other.url)]);
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

it('while the primary is away, a standby serves searches with their filters, directory pages, providers and pictures', async () => {
  const file = 'a'.repeat(32);
  const { rows } = await test.db.pool.query<{ provider: number }>(
    `with file as (
       insert into files (storage_key, content_type, byte_size, widths) values ($1, 'image/webp', 20, '{320}') returning id)
     insert into provider_images (provider_id, file_id, approved_at)
     select (select min(id) from providers where status = 'approved'), id, now() from file
     returning provider_id as provider`,
    [file],
  );
  const { provider } = rows[0]!;
  await test.parts.storage.write(storageName(file, 320), Buffer.from('picture'), 'image/webp');
  const db = openDb('postgresql://rumbo:x@127.0.0.1:9/gone');
  const app = createApp({ ...test.parts, db, reads: { ...test.parts.reads, pool: test.db.pool } });
  const ask = async (path: string, init?: RequestInit) => app.fetch(new Request(`http://localhost${path}`, init));
  const query = `{
    searchProviders(keywords: "fletes", where: { text: "Argentina" }, first: 1) {
      directoryPath
      facets { categories { category { name } } services { service { name } } }
    }
    provider(id: ${provider}) { id providerServices { directoryPath service { name } } }
    node(id: "${Buffer.from(`Provider:${provider}`).toString('base64')}") { ... on Provider { databaseId } }
    directoryPage(service: "none", places: ["argentina"]) { path }
  }`;
  const answer = await ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(await answer.json()).toEqual({
    data: expect.objectContaining({ node: { databaseId: provider }, directoryPage: null }),
  });
  expect((await ask(`/uploads/${storageName(file, 320)}`)).status).toBe(200);
  await db.close();
});
