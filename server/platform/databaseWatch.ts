import pg from 'pg';
import { oneAtATime } from './oneAtATime.ts';

/** Whether the database responds, checked each second on a connection that no request uses. */
export interface DatabaseWatch {
  isAway: () => boolean;
  close: () => Promise<void>;
}

const EVERY_MS = 1_000;
const ANSWERS_WITHIN_MS = 2_000;
/**
 * The number of consecutive failed checks that count as an outage: a single one may be a lost connection, or a delayed
 * process.
 */
const MISSES = 2;

/** Starts the checks. Call it right after the process has used the database. */
export function watchDatabase(url: string): DatabaseWatch {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
    keepAlive: true,
    application_name: 'rumbo ready',
  });
  pool.on('error', () => {});
  let misses = 0;
  const look = oneAtATime(async () => {
    misses = await pool.query('select 1').then(
      () => 0,
      () => misses + 1,
    );
  });
  const looking = setInterval(look, EVERY_MS).unref();
  return {
    isAway: () => misses >= MISSES,
    close: async () => {
      clearInterval(looking);
      await pool.end();
    },
  };
}
