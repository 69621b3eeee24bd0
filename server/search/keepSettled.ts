import { setTimeout as after } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '#server/platform/log.ts';

const EVERY_MS = 1_000;

/** A change of one of these waits until all of them are settled: a tenth of a second at most. */
const AT_ONCE = 20;

/** What has left the table is in searches' way until it is vacuumed. */
const VACUUM_AFTER = 100;

/**
 * Puts what has changed into the indexes of search and writes its cards, once a second until it is stopped: see
 * `search.fresh` and `search.stale` in the migrations. Where nobody does, searches answer the same, and changes cost more
 * when many are waiting.
 */
export function keepSettled(pool: Pool, log: Log): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  let unvacuumed = 0;
  let isFailing = false;

  const settle = async () => {
    let settled: number;
    do {
      const { rows } = await pool.query<{ settled: number }>({
        name: 'search.settle',
        text: 'select search.settle($1) as settled',
        values: [AT_ONCE],
      });
      settled = rows[0]!.settled;
      unvacuumed += settled;
    } while (settled === AT_ONCE && !signal.aborted);
    if (unvacuumed >= VACUUM_AFTER) {
      await pool.query('vacuum search.fresh, search.stale');
      unvacuumed = 0;
    }
  };

  const keep = async () => {
    while (await after(EVERY_MS, true, { signal, ref: false }).catch(() => false)) {
      try {
        await settle();
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'what has changed waits to be put into the indexes of search');
        isFailing = true;
      }
    }
  };
  const kept = keep();
  return {
    stop: () => {
      ending.abort();
      return kept;
    },
  };
}
