import { setTimeout as after } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '#server/platform/log.ts';

const EVERY_MS = 1_000;

/**
 * The maximum number of documents flushed together: a concurrent change of one of them waits for at most a tenth of a
 * second.
 */
const BATCH = 20;

/** The number of flushed documents after which tables are vacuumed: deleted rows slow searches down until then. */
const VACUUM_AFTER = 100;

/**
 * Indexes pending documents of search and writes pending cards, once a second until it is stopped: see
 * server/search/sql/refresh.sql. Without this, searches have the same results, but changes become slower when many are
 * pending.
 */
export function flushPending(pool: Pool, log: Log): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  let unvacuumed = 0;
  let isFailing = false;

  const flush = async () => {
    let flushed: number;
    do {
      const { rows } = await pool.query<{ flushed: number }>({
        name: 'search.flush_pending',
        text: 'select search.flush_pending($1) as flushed',
        values: [BATCH],
      });
      flushed = rows[0]!.flushed;
      unvacuumed += flushed;
    } while (flushed === BATCH && !signal.aborted);
    if (unvacuumed >= VACUUM_AFTER) {
      await pool.query('vacuum search.pending_document, search.pending_card');
      unvacuumed = 0;
    }
  };

  const run = async () => {
    while (await after(EVERY_MS, true, { signal, ref: false }).catch(() => false)) {
      try {
        await flush();
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'pending changes are not yet in the indexes of search');
        isFailing = true;
      }
    }
  };
  const running = run();
  return {
    stop: () => {
      ending.abort();
      return running;
    },
  };
}
