import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import { type OnQuery, observedClient, queuedClient, ScopedPool } from './observedClient.ts';

/** Prisma for most queries, plain `pg` for the frequent reads (sessions, search and long lists). */
export interface Db {
  prisma: PrismaClient;
  pool: pg.Pool;
  /** All pools: Prisma has a separate one, so that waiting transactions do not keep connections from searches. */
  pools: readonly pg.Pool[];
  /** The client class for the pools of standbys, which reports their queries like those of the primary. */
  Client: typeof pg.Client;
  url: string;
  close: () => Promise<void>;
}

/** The part of a pool that a plain read needs. */
export type Queryable = Pick<pg.Pool, 'query'>;

interface Size {
  /** Pool sizes of Prisma and of the plain reads. */
  prisma: number;
  reads: number;
}

/** The default sizes. Three exports may each hold one of the connections for reads; three remain for other reads. */
const SIZE: Size = { prisma: 7, reads: 6 };

interface Options {
  /**
   * Whether the URL is that of a transaction pool, behind which the timeouts are those of the database role: see
   * `grantAppRole`.
   */
  isPooled?: boolean;
  /** Reports the duration of each query. */
  onQuery?: OnQuery;
  /**
   * The longest wait for a connection. The owner's connections can wait longer: no visitor waits for them, and a busy
   * machine needs more time to connect.
   */
  connectWithinMs?: number;
}

export const OWNER_CONNECTS_WITHIN_MS = 60_000;

// Queries of requests take less than a hundredth of this timeout; seeding raises it for its own queries.
export const STATEMENT_TIMEOUT = '10s';
// When another transaction holds the row, fail with a conflict instead of keeping the connection.
export const LOCK_TIMEOUT = '3s';

export function openDb(
  url: string,
  size = SIZE,
  { isPooled = false, onQuery, connectWithinMs = 5_000 }: Options = {},
): Db {
  const PlainClient = onQuery ? observedClient(onQuery) : pg.Client;
  const open = (max: number, min: number, Client: typeof pg.Client) => {
    const pool = new ScopedPool({
      Client,
      connectionString: url,
      max,
      min,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: connectWithinMs,
      application_name: 'rumbo',
      // set after connecting: pools refuse timeouts as startup parameters
      ...(!isPooled && { onConnect: setTimeouts }),
    });
    // A broken idle connection is replaced at the next query; without a listener it would end the process.
    pool.on('error', () => {});
    return pool;
  };
  // The first search of a new connection is ten times slower (functions and dictionaries load): keep some open.
  const pool = open(size.reads, Math.min(2, size.reads), PlainClient);
  const ofPrisma = open(size.prisma, 0, queuedClient(PlainClient));
  const prisma = new PrismaClient({
    adapter: new PrismaPg(ofPrisma),
    // Concurrent writes wait for each other instead of failing: Prisma's default timeout is two seconds.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  });
  return {
    prisma,
    pool,
    pools: [pool, ofPrisma],
    Client: PlainClient,
    url,
    close: async () => {
      await prisma.$disconnect();
      await Promise.all([pool.end(), ofPrisma.end()]);
    },
  };
}

async function setTimeouts(client: pg.ClientBase): Promise<void> {
  await client.query(`set statement_timeout = '${STATEMENT_TIMEOUT}'; set lock_timeout = '${LOCK_TIMEOUT}'`);
}

/** Creates the database if it does not exist on the server of `url`. */
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

/** The number of rows selected by `from`, the SQL of a query beginning with its `from` clause. */
export async function countRows(pool: Queryable, from: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count ${from}`, values);
  return rows[0]!.count;
}
