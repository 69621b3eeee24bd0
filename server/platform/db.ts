import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '#server/generated/prisma/client.ts';

/** Prisma for everything, and plain `pg` for the hot reads (sessions, search and long lists). */
export interface Db {
  prisma: PrismaClient;
  pool: pg.Pool;
  /** Every pool there is: Prisma has one of its own, so that no transaction that waits keeps a search from its connection. */
  pools: readonly pg.Pool[];
  close: () => Promise<void>;
}

interface Size {
  /** Connections of Prisma, and of the hot reads. */
  prisma: number;
  reads: number;
}

/** Three exports may hold a connection of the reads each, and leave as many. */
const SIZE: Size = { prisma: 7, reads: 6 };

/**
 * Prisma reads the relations of a row all at once, also within a transaction, where they share a connection. `pg` queues
 * such queries by itself no longer than its next major version, and warns: here each one begins when the last has ended.
 */
class QueuedClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const send = () => pg.Client.prototype.query.apply(this, args) as unknown as Promise<unknown>;
    // those with a callback are the pool's own, which gives a connection to one query at a time
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
      // Nothing a request asks takes a hundredth of this; loading data lifts it for itself.
      statement_timeout: 10_000,
      // Another request changes the same rows: this one ends with a conflict instead of holding its connection.
      lock_timeout: 3_000,
      application_name: 'rumbo',
    });
    // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
    pool.on('error', () => {});
    return pool;
  };
  // A new connection's first search is ten times slower than the next (functions and dictionaries load): keep some.
  const pool = open(size.reads, Math.min(2, size.reads));
  const ofPrisma = open(size.prisma, 0, QueuedClient);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(ofPrisma),
    // Writes that come all at once wait for each other rather than fail: Prisma's own patience ends after two seconds.
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
