import type { Db } from '#server/platform/db.ts';
import { seedDemo } from './demo.ts';
import { seedReference } from './reference.ts';

/** Called during a long step: `done` of `total` rows are loaded. */
export type Progress = (step: string, done: number, total: number) => void;

const SEED_LOCK = 7_310_003;

/**
 * Loads the initial data of the directory: places, services and tax types; with `demo` also generated providers, once,
 * into an empty directory. Instances that start together take turns, and skip data that is already loaded.
 */
export async function seed(db: Db, level: 'demo' | 'reference' | 'none', onProgress: Progress): Promise<void> {
  if (level === 'none') return;
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    await seedReference(client, onProgress);
    if (level === 'demo') await seedDemo(client, onProgress);
  } finally {
    // closes the connection, which releases the lock
    client.release(true);
  }
}
