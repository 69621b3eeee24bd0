import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';

/** Prisma for everything, and the same connections as plain `pg` for the hot reads (search and long lists). */
export interface Db {
  prisma: PrismaClient;
  pool: pg.Pool;
  close: () => Promise<void>;
}

export function openDb(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // A new connection's first search is ten times slower than the next (functions and dictionaries load): keep some.
    min: 2,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    // Nothing a request asks takes a hundredth of this; loading data lifts it for itself.
    statement_timeout: 10_000,
    application_name: 'rumbo',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  let client: PrismaClient | undefined;
  return {
    // made by whoever is the first to use it: the first search does not
    get prisma() {
      client ??= new PrismaClient({
        adapter: new PrismaPg(pool),
        // Writes that come all at once wait for each other rather than fail: Prisma's own patience ends after two seconds.
        transactionOptions: { maxWait: 15_000, timeout: 15_000 },
      });
      return client;
    },
    pool,
    close: async () => {
      await client?.$disconnect();
      await pool.end();
    },
  };
}

/** Makes the database that `url` names, if its server does not have it yet. */
export async function ensureDatabase(url: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
