import { sweepFiles } from '../files/sweepFiles.ts';
import { expireLogs } from '../logs/expireLogs.ts';
import { expireImports } from '../provider-imports/expireImports.ts';
import { deleteDueAccounts } from '../users/deletion/deleteDueAccounts.ts';
import { expireWebhooks } from '../webhooks/expireWebhooks.ts';
import type { JobContext } from './worker.ts';

const DAY_MS = 86_400_000;
const IMPORT_DAYS = 90;
const WEBHOOK_DAYS = 30;

/** Throws away what has run out, also accounts whose owners wanted it, and brings search up to date with what the day changed. */
export async function housekeeping(_: object, { env, db, log, storage }: JobContext): Promise<void> {
  await deleteDueAccounts(db, log);
  await sweepFiles(db.prisma, storage, new Date(Date.now() - DAY_MS));
  await expireImports(db.prisma, new Date(Date.now() - IMPORT_DAYS * DAY_MS));
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const table of ['sessions', 'spent_proofs', 'mailed_links'])
      await client.query(`delete from ${table} where expires_at < now() - interval '1 day'`);
    await expireLogs(client, new Date(Date.now() - env.logRetentionDays * DAY_MS));
    await expireWebhooks(client, new Date(Date.now() - WEBHOOK_DAYS * DAY_MS));
    await client.query('select search.rebuild()');
  } finally {
    // not given back: its time limit is gone
    client.release(true);
  }
}
