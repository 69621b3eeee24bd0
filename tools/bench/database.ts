import pg from 'pg';
import { seed } from '../../server/app/seed/seed.ts';
import { readSchemaFiles } from '../../server/app/sqlFiles.ts';
import { ensureDatabase, openDb } from '../../server/platform/db.ts';
import type { EmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { migrate } from '../../server/postgres/migrate.ts';
import { GENERATOR_VERSION } from './data/generate.ts';
import { loadLogs } from './data/loadLogs.ts';
import { loadProviders } from './data/loadProviders.ts';
import { timed } from './figures.ts';

/**
 * Returns the URL of a database with this many generated providers, kept between runs. New migrations and changed
 * functions are applied; the database is rebuilt when the generator's version or an old migration changes.
 */
export function prepareDatabase(postgres: EmbeddedPostgres, size: number): Promise<string> {
  return prepare(postgres, `bench_${size}`, {
    load: (url) => load(url, size),
    finish: buildSearch,
  });
}

/** Returns the URL of a database with this many log entries. */
export function prepareLogs(postgres: EmbeddedPostgres, count: number): Promise<string> {
  return prepare(postgres, `bench_logs_${count}`, {
    load: (url) => timed(`${count.toLocaleString('en')} log entries`, () => loadLogs(url, count)),
    finish: async () => {},
  });
}

/** Makes a copy that `use` may change, and drops it afterwards. The original must have no connections. */
export async function withCopy<Result>(
  postgres: EmbeddedPostgres,
  url: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = new URL(url).pathname.slice(1);
  await administer(postgres, `drop database if exists ${name}_copy with (force)`);
  await administer(postgres, `create database ${name}_copy template ${name} strategy file_copy`);
  try {
    return await use(postgres.url(`${name}_copy`));
  } finally {
    await administer(postgres, `drop database ${name}_copy with (force)`);
  }
}

interface Making {
  load: (url: string) => Promise<void>;
  /** The steps after loading, repeated after new migrations and changed functions. */
  finish: (url: string) => Promise<void>;
}

async function prepare(postgres: EmbeddedPostgres, prefix: string, { load, finish }: Making): Promise<string> {
  const name = `${prefix}_v${GENERATOR_VERSION}`;
  const url = postgres.url(name);
  const { rows } = await administer(postgres, `select datname from pg_database where datname ~ '^${prefix}_v'`);
  const isThere = rows.some((row) => row.datname === name);
  let applied = isThere ? await migrate(url, readSchemaFiles()).catch(() => null) : null;
  if (!applied || !(await reached(url, 'loaded'))) {
    for (const { datname } of rows) await administer(postgres, `drop database ${datname} with (force)`);
    console.log(`Making ${name} …`);
    await ensureDatabase(postgres.url('postgres'), name);
    applied = await migrate(url, readSchemaFiles());
    await load(url);
    await setReached(url, 'loaded');
  }
  if (applied.length > 0) await unhurried(url, `delete from settings where key = 'bench.finished'`);
  if (!(await reached(url, 'finished'))) {
    await finish(url);
    await setReached(url, 'finished');
  }
  return url;
}

/**
 * Whether a stage of the build is done. Stages are recorded in the database, so that a build can be interrupted: a
 * large one takes minutes.
 */
async function reached(url: string, stage: string): Promise<boolean> {
  const { rowCount } = await unhurried(url, `select from settings where key = 'bench.${stage}'`);
  return rowCount === 1;
}

async function setReached(url: string, stage: string): Promise<void> {
  await unhurried(url, `insert into settings (key, value) values ('bench.${stage}', 'true') on conflict do nothing`);
}

function administer(postgres: EmbeddedPostgres, sql: string): Promise<pg.QueryResult> {
  return unhurried(postgres.url('postgres'), sql);
}

async function load(url: string, size: number): Promise<void> {
  const db = openDb(url);
  await seed(db, 'reference', () => {});
  await db.close();
  await timed('Loaded', () => loadProviders(url, size));
}

async function buildSearch(url: string): Promise<void> {
  await unhurried(url, 'vacuum analyze');
  await timed('Search built', () => unhurried(url, 'call search.rebuild()'));
  await unhurried(url, 'vacuum analyze');
}

/** Runs a statement without a timeout. */
async function unhurried(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Reads the tables of searches and changes into PostgreSQL's memory, as in a server that has run for a while. */
export async function warm(url: string): Promise<void> {
  await unhurried(url, 'create extension if not exists pg_prewarm');
  await unhurried(
    url,
    `select pg_prewarm(oid) from (
      select c.oid from pg_class c
      where c.relnamespace = 'search'::regnamespace and c.relkind in ('r', 'i') or c.oid in (
        select indexrelid from pg_index where indrelid in ('contacts'::regclass, 'provider_services'::regclass)
        union select unnest('{providers,providers_pkey,contacts,provider_services}'::regclass[]))
      order by c.relpages desc) relations`,
  );
}
