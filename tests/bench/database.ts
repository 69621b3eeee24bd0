import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { insertGeneratedProviders } from '../../prisma/seed/demo.ts';
import { seed } from '../../prisma/seed/seed.ts';
import { ensureDatabase, openDb } from '../../server/db.ts';
import { migrate } from '../../server/migrate.ts';
import type { EmbeddedPostgres } from '../../server/postgres/embedded.ts';

/** A database with this many generated providers. Kept from run to run while nothing it is made from changes. */
export async function prepareDatabase(postgres: EmbeddedPostgres, size: number): Promise<string> {
  const made = createHash('sha256');
  for (const file of globSync('prisma/**/*.{sql,ts,br}').sort()) made.update(readFileSync(file));
  const name = `bench_${size}_${made.digest('hex').slice(0, 12)}`;
  const url = postgres.url(name);
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  const { rows } = await admin.query('select datname from pg_database where datname like $1', [`bench\\_${size}\\_%`]);
  const complete = rows.some((row) => row.datname === name) && (await isComplete(url));
  if (!complete) {
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await ensureDatabase(postgres.url('postgres'), name);
    await fill(url, size);
  }
  await admin.end();
  return url;
}

async function fill(url: string, size: number): Promise<void> {
  console.log(`Generating ${size.toLocaleString('en')} providers …`);
  await migrate(url);
  const db = openDb(url);
  await seed(db, 'reference', () => {});
  const client = await db.pool.connect();
  await insertGeneratedProviders(client, { count: size }, () => {});
  const start = performance.now();
  await client.query(`set maintenance_work_mem = '512MB'; set statement_timeout = 0`);
  await client.query('select search.rebuild()');
  console.log(`Search built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  await client.query('vacuum analyze');
  await client.query(`insert into settings (key, value) values ('bench', 'true')`);
  client.release();
  await db.close();
}

async function isComplete(url: string): Promise<boolean> {
  const db = openDb(url);
  try {
    const { rowCount } = await db.pool.query(`select from settings where key = 'bench'`);
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await db.close();
  }
}
