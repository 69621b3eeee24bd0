import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Db, Queryable } from './db.ts';
import { type Log, onceASecond } from './log.ts';
import { replicaReads } from './metrics.ts';
import { oneAtATime } from './oneAtATime.ts';

/** The standbys of the database, for the reads described in docs/operating.md. */
export interface Reads {
  /** Reads from a sufficiently recent standby, otherwise from the primary. */
  pool: Queryable;
  /** The lag of each standby in seconds; null: unreachable. The current primary is not included. */
  lags: () => { host: string; seconds: number | null }[];
  pools: { host: string; pool: pg.Pool }[];
  /** Whether a standby can be read, also while the primary is unavailable. */
  isFresh: () => boolean;
  close: () => Promise<void>;
}

const EVERY_MS = 1_000;
/** The age of the last known position after which it is refreshed. */
const SAMPLED_WITHIN_MS = 500;
const FRESH_SECONDS = 5;
/** The timeout for a standby, shorter than the timeout for the primary. */
const ANSWERS_WITHIN_MS = 2_000;
const SAMPLES = 120;
const CONNECTIONS = 6;

interface Replica {
  host: string;
  pool: pg.Pool;
  /** Null when the node is unreachable or not a standby. */
  seconds: number | null;
  isPrimary: boolean;
}

// Numbers suffice: positions in the write-ahead log stay below 2^53 for nine petabytes.
const position = (lsn: string) => `pg_wal_lsn_diff(${lsn}, $$0/0$$)::float8 as position`;
const WRITTEN = `select ${position('pg_current_wal_lsn()')}`;
const REPLAYED = `select pg_is_in_recovery() as "isStandby", ${position('pg_last_wal_replay_lsn()')}`;

/**
 * Asks the primary each second for its position in the write-ahead log, and each standby for the position it has
 * replayed. The lag of a standby is the age difference of both positions: independent of clocks, and correct for one
 * that receives nothing. While the primary is down, nothing is written. Each of `urls` is a node that may be a standby:
 * the current primary is skipped.
 */
export function openReads(urls: string[], { pool: primary, Client }: Pick<Db, 'pool' | 'Client'>, log: Log): Reads {
  if (urls.length === 0)
    return { pool: primary, lags: () => [], pools: [], isFresh: () => false, close: async () => {} };
  const samples: { at: number; position: number }[] = [];
  const replicas = urls.map(
    (url): Replica => ({ host: new URL(url).host, pool: openReplica(url, Client), seconds: null, isPrimary: false }),
  );
  const warn = onceASecond((entry: object) => log.warn(entry, 'a read from a standby failed and was sent elsewhere'));
  let turn = 0;

  async function sample(): Promise<void> {
    const { rows } = await primary.query<{ position: number }>(WRITTEN);
    samples.push({ at: Date.now(), position: rows[0]!.position });
    if (samples.length > SAMPLES) samples.shift();
  }

  async function ask(replica: Replica): Promise<void> {
    try {
      const { rows } = await replica.pool.query<{ isStandby: boolean; position: number | null }>(REPLAYED);
      const { isStandby, position } = rows[0]!;
      replica.isPrimary = !isStandby;
      replica.seconds = isStandby ? secondsBehind(samples, position ?? 0) : null;
    } catch {
      replica.isPrimary = false;
      replica.seconds = null;
    }
  }

  // a hanging primary must not block the queries to the standbys
  const sampling = oneAtATime(() => sample().catch(() => {}));
  const asking = oneAtATime(() => Promise.all(replicas.map(ask)));
  const look = async () => {
    await Promise.race([sampling(), wait(SAMPLED_WITHIN_MS, null, { ref: false })]);
    await asking();
  };
  void look();
  const looking = setInterval(look, EVERY_MS).unref();

  const fresh = () => replicas.filter(({ seconds }) => seconds !== null && seconds <= FRESH_SECONDS);
  function next(): Replica | undefined {
    const usable = fresh();
    return usable[turn++ % usable.length];
  }

  /** Runs a query on a standby, and retries it once on a new connection if the connection was lost. */
  async function ofReplica({ pool }: Replica, args: Parameters<pg.Pool['query']>): Promise<unknown> {
    const read = () => pool.query(...args) as unknown as Promise<unknown>;
    const began = performance.now();
    try {
      return await read();
    } catch (error) {
      if (isDatabaseError(error) || performance.now() - began >= ANSWERS_WITHIN_MS) throw error;
      return read();
    }
  }

  const query = async (...args: Parameters<pg.Pool['query']>): Promise<unknown> => {
    let by: 'primary' | 'retried' = 'primary';
    for (let replica = next(); replica; replica = next()) {
      try {
        const result = await ofReplica(replica, args);
        replicaReads.inc({ by: 'replica' });
        return result;
      } catch (err) {
        warn({ err, host: replica.host });
        by = 'retried';
        // an error such as a conflict with the replay: use the primary
        if (isDatabaseError(err)) break;
        // the standby is shutting down: another one may be available
        replica.seconds = null;
      }
    }
    replicaReads.inc({ by });
    return primary.query(...args);
  };

  return {
    pool: { query: query as unknown as pg.Pool['query'] },
    lags: () => replicas.filter(({ isPrimary }) => !isPrimary).map(({ host, seconds }) => ({ host, seconds })),
    pools: replicas,
    isFresh: () => fresh().length > 0,
    close: async () => {
      clearInterval(looking);
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

function secondsBehind(samples: { at: number; position: number }[], position: number): number | null {
  const newest = samples.at(-1);
  if (!newest) return null;
  const reached = samples.findLast((sample) => sample.position <= position);
  return (newest.at - (reached?.at ?? 0)) / 1_000;
}

/** Whether the server responded to the statement with an error, so that the connection works. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');
}

function openReplica(url: string, Client: typeof pg.Client): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: CONNECTIONS,
    min: 2,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
    keepAlive: true,
    application_name: 'rumbo reads',
  });
  pool.on('error', () => {});
  return pool;
}
