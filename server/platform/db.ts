import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';

/** Prisma for most queries, plain `pg` for the frequent reads (sessions, search and long lists). */
export interface Db {
  prisma: PrismaClient;
  pool: pg.Pool;
  /** All pools: Prisma has its own, so that waiting transactions do not keep connections from searches. */
  pools: readonly pg.Pool[];
  close: () => Promise<void>;
}

interface Size {
  /** Pool sizes of Prisma and of the plain reads. */
  prisma: number;
  reads: number;
}

/** Three exports may each hold one of the connections for reads; as many remain. */
const SIZE: Size = { prisma: 7, reads: 6 };

/**
 * Prisma loads the relations of a row concurrently, also in a transaction, where they share a connection. `pg` will
 * stop queueing such queries in its next major version, and warns until then: here each query waits for the previous
 * one.
 */
class QueuedClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const send = () => pg.Client.prototype.query.apply(this, args) as unknown as Promise<unknown>;
    // queries with a callback come from the pool, which gives a connection to one query at a time
    if (args.some((arg: unknown) => typeof arg === 'function')) return send();
    const result = this.#last.then(send);
    this.#last = result.catch(() => {});
    return result;
  }) as pg.Client['query'];
}

export function openDb(url: string, size = SIZE): Db {
  const open = (max: number, min: number, Client = pg.Client) => {
    const pool = new pg.Pool({
      Client,
      connectionString: url,
      max,
      min,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 5_000,
      // Queries of requests take less than a hundredth of this; seeding raises it for itself.
      statement_timeout: 10_000,
      // When another transaction holds the row, fail with a conflict instead of keeping the connection.
      lock_timeout: 3_000,
      application_name: 'rumbo',
    });
    // A broken idle connection is replaced at the next query; without a listener it would end the process.
    pool.on('error', () => {});
    return pool;
  };
  // The first search of a new connection is ten times slower (functions and dictionaries load): keep some open.
  const pool = open(size.reads, Math.min(2, size.reads));
  const ofPrisma = open(size.prisma, 0, QueuedClient);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(ofPrisma),
    // Concurrent writes wait for each other instead of failing: Prisma's default timeout is two seconds.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  });
  return {
    prisma,
    pool,
    pools: [pool, ofPrisma],
    close: async () => {
      await prisma.$disconnect();
      await Promise.all([pool.end(), ofPrisma.end()]);
    },
  };
}

/** Creates the database if the server that `url` names does not have it. */
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

/** Whether the database rejected a row because of a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** The number of rows that `from`, the SQL of a query from its `from` on, selects. */
export async function countRows(pool: pg.Pool, from: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count ${from}`, values);
  return rows[0]!.count;
}
