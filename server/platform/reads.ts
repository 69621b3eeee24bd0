import pg from 'pg';
import type { Queryable } from './db.ts';
import { type Log, onceASecond } from './log.ts';
import { replicaReads } from './metrics.ts';

/** The standbys of the database, for the reads in docs/operating.md. */
export interface Reads {
  /** Reads from a standby that is fresh, and otherwise from the primary. */
  pool: Queryable;
  /** Seconds that each standby is behind; null: unreachable. */
  lags: () => { host: string; seconds: number | null }[];
  close: () => Promise<void>;
}

const EVERY_MS = 1_000;
const FRESH_SECONDS = 5;
/** A standby that does not answer is given up sooner than the primary would be. */
const ANSWERS_WITHIN_MS = 2_000;
const SAMPLES = 120;
const CONNECTIONS = 6;

interface Replica {
  host: string;
  pool: pg.Pool;
  seconds: number | null;
}

// As numbers: positions in the write-ahead log stay below 2^53 for nine petabytes.
const POSITION = 'pg_wal_lsn_diff(pg_current_wal_lsn(), $$0/0$$)::float8';
const REPLAYED = `case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), $$0/0$$)::float8
  else ${POSITION} end`;

/**
 * Asks the primary each second for its position in the write-ahead log, and each standby for what it has replayed. A
 * standby is as many seconds behind as the newest position is newer than the one it has reached: independent of
 * clocks, and true for one that receives nothing any more. While the primary is away, nothing is written.
 */
export function openReads(urls: string[], primary: Queryable, log: Log): Reads {
  if (urls.length === 0) return { pool: primary, lags: () => [], close: async () => {} };
  const samples: { at: number; position: number }[] = [];
  const replicas = urls.map((url): Replica => ({ host: new URL(url).host, pool: openReplica(url), seconds: null }));
  const warn = onceASecond((entry: object) =>
    log.warn(entry, 'a read from a standby failed and was sent to the primary'),
  );
  let turn = 0;

  async function sample(): Promise<void> {
    const { rows } = await primary.query<{ position: number }>(`select ${POSITION} as position`);
    samples.push({ at: Date.now(), position: rows[0]!.position });
    if (samples.length > SAMPLES) samples.shift();
  }

  async function ask(replica: Replica): Promise<void> {
    try {
      const { rows } = await replica.pool.query<{ position: number | null }>(`select ${REPLAYED} as position`);
      replica.seconds = secondsBehind(samples, rows[0]!.position ?? 0);
    } catch {
      replica.seconds = null;
    }
  }

  let isAsking = false;
  const look = async () => {
    if (isAsking) return;
    isAsking = true;
    await sample().catch(() => {});
    await Promise.all(replicas.map(ask));
    isAsking = false;
  };
  void look();
  const looking = setInterval(look, EVERY_MS).unref();

  function next(): Replica | undefined {
    const fresh = replicas.filter(({ seconds }) => seconds !== null && seconds <= FRESH_SECONDS);
    return fresh[turn++ % fresh.length];
  }

  const query = async (...args: Parameters<pg.Pool['query']>): Promise<unknown> => {
    const replica = next();
    if (!replica) {
      replicaReads.inc({ by: 'primary' });
      return primary.query(...args);
    }
    try {
      const result = await (replica.pool.query(...args) as unknown as Promise<unknown>);
      replicaReads.inc({ by: 'replica' });
      return result;
    } catch (err) {
      // such as a conflict with what is replayed, or a standby that ends: the primary knows
      warn({ err, host: replica.host });
      replicaReads.inc({ by: 'retried' });
      if (!isDatabaseError(err)) replica.seconds = null;
      return primary.query(...args);
    }
  };

  return {
    pool: { query: query as unknown as pg.Pool['query'] },
    lags: () => replicas.map(({ host, seconds }) => ({ host, seconds })),
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

/** Whether the server itself answered, with an error of the statement. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');
}

function openReplica(url: string): pg.Pool {
  const pool = new pg.Pool({
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
