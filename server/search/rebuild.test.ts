import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { useFewProviders } from '#tests/fewProviders.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
useFewProviders(test, 16);
const BAHIA_BLANCA = 3865086;
/** For several batches. */
const AT_ONCE = 25;
const LEFTOVERS = `select relname from pg_class where relnamespace = 'search'::regnamespace and relkind = 'r' and relname ~ '_next$'`;
/** The name of the connections of a test. */
const NAME = 'test of a rebuild';

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.databaseUrl, application_name: NAME });
  client.on('error', () => {}); // a test may end it
  await client.connect();
  return client;
}

/** Ends connections and waits until they are closed and their locks are released. */
const end = (condition: string) =>
  test.db.pool.query(
    `select pg_terminate_backend(pid, 50000) from pg_stat_activity where datname = current_database() and ${condition}`,
  );

const rebuild = () => test.db.pool.query(`call search.rebuild(${AT_ONCE})`);

async function found(q: string): Promise<string[]> {
  const { body } = await test.get(`/api/search?${new URLSearchParams({ q })}`);
  return body.rows.map((row: { businessName: string }) => row.businessName);
}

const count = async (sql: string) =>
  Number((await test.db.pool.query(`select count(*) as count from ${sql}`)).rows[0].count);

async function startRebuild(): Promise<{ ended: Promise<unknown>; pid: number }> {
  const client = await connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const ended = client.query(`call search.rebuild(${AT_ONCE})`);
  ended.catch(() => {}); // the caller awaits it
  return { ended, pid: rows[0].pid };
}

/** Locks a table until it is released. */
async function hold(table: string, mode: string): Promise<{ release: () => Promise<unknown> }> {
  const client = await connect();
  await client.query('begin');
  await client.query(`lock table ${table} in ${mode} mode`);
  return { release: () => client.query('commit') };
}

/**
 * A snapshot keeps the rows that an earlier transaction may read, even one of another database: other tests have such
 * transactions.
 */
async function olderTransactionsEnd(): Promise<void> {
  const { rows } = await test.db.pool.query('select pg_current_xact_id()::text as id');
  const running = () => count(`pg_snapshot_xmin(pg_current_snapshot()) oldest where oldest <= '${rows[0].id}'::xid8`);
  await expect.poll(running, { interval: 10 }).toBe(0);
}

/** Waits until this number of sessions wait for a table. Of this database: a table has the same id in each clone. */
async function somebodyWaits(table: string, number = 1): Promise<void> {
  const waiting = () =>
    count(`pg_locks where not granted and relation = '${table}'::regclass
      and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(waiting, { interval: 10 }).toBeGreaterThanOrEqual(number);
}

/** A rebuild that has built the first documents and waits before it builds the others. */
async function startAndHold() {
  // the source of cards, but not of the order
  const cards = await hold('control_changes', 'access exclusive');
  const rebuild = await startRebuild();
  await somebodyWaits('control_changes');
  const order = hold('search.order_next', 'access exclusive');
  await somebodyWaits('search.order_next');
  await cards.release();
  const { release } = await order;
  await somebodyWaits('search.order_next');
  return { ...rebuild, release };
}

/** Lets a held rebuild continue until it is about to create the indexes of words. */
async function holdAtIndexes(release: () => Promise<unknown>) {
  const documents = await hold('search.document_next', 'row exclusive');
  await release();
  // the index of providers
  await somebodyWaits('search.document_next');
  await olderTransactionsEnd();
  const later = hold('search.document_next', 'row exclusive');
  await somebodyWaits('search.document_next', 2);
  await documents.release();
  const held = await later;
  await somebodyWaits('search.document_next');
  return held;
}

async function change(id: number, sql: string): Promise<void> {
  await test.db.pool.query(
    `with changed as (update providers set ${sql} where id = $1 returning id) select id from changed`,
    [id],
  );
  await test.db.pool.query('select search.refresh(array[$1::int])', [id]);
}

describe('search during a rebuild', () => {
  let id: number;

  beforeAll(async () => {
    await rebuild();
    // a search may wait for a test that a busy machine delays
    await test.parts.db.pool.query('set lock_timeout = 0; set statement_timeout = 0');
  });
  beforeEach(async () => {
    id = await addProvider(test.db, 'Pampero Errante', BAHIA_BLANCA, 'gauchadas');
  });
  afterEach(async () => {
    // also those left by a failed test
    await end(`application_name = '${NAME}'`);
    await test.db.pool.query(
      `update _function_files set checksum = left(checksum, 64);
       alter function search.replace_tables set lock_timeout = '2s';
       with deleted as (delete from providers where id >= ${id} returning id)
         select search.refresh(array_agg(id)) from deleted`,
    );
  });

  it('has the changes that are made in each of its phases', async () => {
    const names = ['Cardenal', 'Benteveo', 'Hornero', 'Zorzal', 'Calandria'];
    const ids: number[] = [];
    for (const name of names) ids.push(await addProvider(test.db, `Expreso ${name}`, BAHIA_BLANCA, 'antesdetodo'));
    const describeAs = (nth: number, word: string) => change(ids[nth]!, `description = '${word}'`);
    // one of them is committed once the first documents are built
    const open = await connect();
    await open.query('begin');
    await open.query(`update providers set description = 'alprincipio' where id = $1`, [ids[0]]);
    await open.query('select search.refresh(array[$1::int])', [ids[0]]);

    const { ended, release } = await startAndHold();
    await open.query('commit');
    const { rows } = await test.db.pool.query<{ id: number; built: boolean }>(
      `select p.id, d.provider_id is not null as built from providers p
       left join search.document_next d on d.provider_id = p.id where p.status = 'approved' order by p.id`,
    );
    const others = rows.filter((row) => ![id, ...ids].includes(row.id));
    const built = others.find((row) => row.built)!.id;
    const unbuilt = others.find((row) => !row.built)!.id;
    for (const one of [built, unbuilt]) await change(one, `description = 'entrepartes'`);
    await describeAs(1, 'entrepartes');
    await change(ids[2]!, "status = 'waiting', approved_at = null");
    const added = await addProvider(test.db, 'Expreso Tero', BAHIA_BLANCA, 'quirquinchos');

    const indexing = await holdAtIndexes(release);
    await describeAs(3, 'conindices');
    await change(added, `business_name = 'Expreso Chimango'`);
    expect((await found('conindices')).length).toBe(1);
    await indexing.release();
    await ended;

    expect(await count('search.pending_document')).toBe(0);
    expect(await found('alprincipio')).toEqual(['Expreso Cardenal']);
    expect((await found('entrepartes')).length).toBe(3);
    expect(await found('conindices')).toEqual(['Expreso Zorzal']);
    expect(await found('antesdetodo')).toEqual(['Expreso Calandria']);
    expect(await found('quirquinchos')).toEqual(['Expreso Chimango']);
    expect((await test.db.pool.query(LEFTOVERS)).rows).toEqual([]);
  });

  it('has a document and a card of each approved provider, with the best, those of a sample and nearby ones stored together', async () => {
    await rebuild();
    const differing = (table: string, made: string) =>
      count(`(select provider_id, ${made} from search.${table} except all
        select provider_id, ${made} from search.${table}s(array(select id from providers))) differing`);
    expect([await differing('document', 'quality, areas, terms'), await differing('card', 'card::text')]).toEqual([
      0, 0,
    ]);
    const approved = await count(`providers where status = 'approved'`);
    expect([await count('search.document'), await count('search.card')]).toEqual([approved, approved]);
    const misplaced = `(
      select o.position < lag(o.position) over (order by o.ctid) as is_before
      from (
        select d.ctid, (d.tier, -search.sample(d.provider_id), s.z) as position
        from search.document d join search.standing() s using (provider_id)
      ) o) neighbours where is_before`;
    // a small one may fit into a page where a larger one did not
    expect(await count(misplaced)).toBeLessThan(approved / 20);
  });

  it('returns the same results after a rebuild is killed, and the next rebuild succeeds', async () => {
    const { ended, pid, release } = await startAndHold();
    await end(`pid = ${pid}`);
    await expect(ended).rejects.toThrow();
    await release();
    expect((await test.db.pool.query(LEFTOVERS)).rows).not.toEqual([]);
    expect(await found('gauchadas')).toEqual(['Pampero Errante']);
    await change(id, `description = 'ocelotes'`);
    expect(await found('ocelotes')).toEqual(['Pampero Errante']);
    await rebuild();
    expect(await found('ocelotes')).toEqual(['Pampero Errante']);
    expect((await test.db.pool.query(LEFTOVERS)).rows).toEqual([]);
  });

  it('is rebuilt once at a time: a second rebuild is refused, and the first one succeeds', async () => {
    const { ended, release } = await startAndHold();
    await expect(rebuild()).rejects.toThrow('search is being rebuilt already');
    await release();
    await ended;
    await rebuild();
  });

  it('is not replaced by an unfinished rebuild of another version of Rumbo', async () => {
    const { ended, pid, release } = await startAndHold();
    const appendTo = (end: string) =>
      test.db.pool.query('update _function_files set checksum = left(checksum, 64) || $1 where name = $2', [
        end,
        'server/search/sql/rebuild.sql',
      ]);
    await appendTo('x');
    await release();
    await expect(ended).rejects.toThrow('build it again');
    expect(await found('gauchadas')).toEqual(['Pampero Errante']);
    await appendTo('');
    await end(`pid = ${pid}`); // a failed rebuild ends with its session
    await rebuild();
  });

  it('lets pending rows be vacuumed during a rebuild', async () => {
    const { ended, release } = await startAndHold();
    await change(id, `description = 'ocelotes'`);
    expect(await count('search.pending_document')).toBeGreaterThan(0);
    await test.db.pool.query('select search.flush_pending(20)');
    expect(await count('search.pending_document')).toBe(0);
    const indexing = await holdAtIndexes(release);
    // more than once: while PostgreSQL analyzes a table by itself, its snapshot keeps the rows too
    const sizesAfterVacuum = async () => {
      await test.db.pool.query('vacuum search.pending_document, search.pending_card');
      const { rows } = await test.db.pool.query(
        `select pg_relation_size('search.pending_document')::int as documents, pg_relation_size('search.pending_card')::int as cards`,
      );
      return rows;
    };
    await expect.poll(sizesAfterVacuum).toEqual([{ documents: 0, cards: 0 }]);
    await indexing.release();
    await ended;
    expect(await found('ocelotes')).toEqual(['Pampero Errante']);
  });

  it('waits for a transaction that does not end without blocking others', async () => {
    const open = await connect();
    await open.query('begin');
    await open.query('select search.refresh(array[$1::int])', [id]);
    const { ended } = await startRebuild();
    await somebodyWaits('search.pending_document');
    // longer than the first wait of the rebuild
    await addProvider(test.db, 'Pampero Paciente', BAHIA_BLANCA, 'guanacos');
    expect(await found('guanacos')).toEqual(['Pampero Paciente']);
    await open.query('commit');
    await ended;
    expect(await found('guanacos')).toEqual(['Pampero Paciente']);
  });

  it.each([
    ['its name', 'q=Pampero+Errante', 'search.term'],
    ['a place', 'f=Bahía+Blanca', 'search.document'],
  ])('finds by %s, once, while the new rows replace the old', async (_, query, firstRead) => {
    // it would give up while a busy machine delays this test
    await test.db.pool.query('alter function search.replace_tables set lock_timeout = 0');
    const open = await connect();
    await open.query('begin');
    await open.query('update providers set description = upper(description) || $2 where id = $1', [id, ' ocelotes']);
    await open.query('select search.refresh(array[$1::int])', [id]);
    const { ended, release } = await startAndHold();
    // a table that is dropped last
    const last = hold('search.order_next', 'access share');
    await release();
    const dropping = await last;
    await somebodyWaits('search.pending_document');
    await open.query('commit');
    await somebodyWaits('search.order_next');
    const searched = test.get(`/api/search?${query}`);
    await somebodyWaits(firstRead);
    await dropping.release();
    await ended;
    const { body } = await searched;
    expect(body.rows.filter((row: { id: number }) => row.id === id).length).toBe(1);
  });
});
