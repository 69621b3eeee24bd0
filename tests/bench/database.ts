import pg from 'pg';
import { seed } from '../../prisma/seed/seed.ts';
import { ensureDatabase, openDb } from '../../server/db.ts';
import { migrate } from '../../server/migrate.ts';
import type { EmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { GENERATOR_VERSION } from './data/generate.ts';
import { loadLogs } from './data/loadLogs.ts';
import { loadProviders } from './data/loadProviders.ts';
import { timed } from './figures.ts';

/**
 * A database with this many generated providers, kept from run to run. New migrations are applied to it; it is made
 * anew when the generator's version or an old migration changes.
 */
export function prepareDatabase(postgres: EmbeddedPostgres, size: number): Promise<string> {
  return prepare(postgres, `bench_${size}`, {
    fill: (url) => fill(url, size),
    renew: buildSearch,
  });
}

/** Another with this many log entries. */
export function prepareLogs(postgres: EmbeddedPostgres, count: number): Promise<string> {
  return prepare(postgres, `bench_logs_${count}`, {
    fill: async (url) => {
      await migrate(url);
      await timed(`${count.toLocaleString('en')} log entries`, () => loadLogs(url, count));
    },
    renew: async () => {},
  });
}

/** A copy that may be changed, for as long as `use` takes. Nobody may be connected to what is copied. */
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
  fill: (url: string) => Promise<void>;
  /** After new migrations. */
  renew: (url: string) => Promise<void>;
}

async function prepare(postgres: EmbeddedPostgres, prefix: string, { fill, renew }: Making): Promise<string> {
  const name = `${prefix}_v${GENERATOR_VERSION}`;
  const url = postgres.url(name);
  const { rows } = await administer(postgres, `select datname from pg_database where datname ~ '^${prefix}_v'`);
  const kept = rows.some((row) => row.datname === name);
  const applied = kept && (await isComplete(url)) ? await migrate(url).catch(() => null) : null;
  if (applied === null) {
    for (const { datname } of rows) await administer(postgres, `drop database ${datname} with (force)`);
    await ensureDatabase(postgres.url('postgres'), name);
    console.log(`Making ${name} …`);
    await fill(url);
    await unhurried(url, `insert into settings (key, value) values ('bench', 'true')`);
  } else if (applied.length > 0) await renew(url);
  return url;
}

async function isComplete(url: string): Promise<boolean> {
  const { rowCount } = await unhurried(url, `select from settings where key = 'bench'`).catch(() => ({ rowCount: 0 }));
  return rowCount === 1;
}

function administer(postgres: EmbeddedPostgres, sql: string): Promise<pg.QueryResult> {
  return unhurried(postgres.url('postgres'), sql);
}

async function fill(url: string, size: number): Promise<void> {
  await migrate(url);
  const db = openDb(url);
  await seed(db, 'reference', () => {});
  await db.close();
  await timed('Loaded', () => loadProviders(url, size));
  await unhurried(url, 'vacuum analyze');
  await buildSearch(url);
}

async function buildSearch(url: string): Promise<void> {
  await timed('Search built', () => unhurried(url, 'select search.rebuild()'));
  await unhurried(url, 'vacuum analyze');
}

/** A statement that may take minutes. */
async function unhurried(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
