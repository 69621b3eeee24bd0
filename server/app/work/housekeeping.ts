import { deleteDueAccounts } from '#server/accounts/deletion/accountDeletion.ts';
import { sweepFiles } from '#server/files/storeImage.ts';
import { expireImports } from '#server/imports/expireImports.ts';
import type { JobContext } from '#server/jobs/job.ts';
import { expireLogs } from '#server/logs/removeEntries.ts';
import { expireClaims } from '#server/providers/claims/expireClaims.ts';
import { queueDueClaims } from '#server/providers/claims/takeClaim.ts';
import { queueConfirmations } from '#server/providers/confirmation/queueConfirmations.ts';
import { expireDocuments } from '#server/providers/credentials/uploadDocument.ts';
import { expireReports } from '#server/providers/reports/expireReports.ts';
import { expireStatistics } from '#server/statistics/expireStatistics.ts';
import { queueMonthlyMails } from '#server/statistics/monthlyMail.ts';
import { expireNews, expireWatches, queueWatchEnds } from '#server/watches/manageWatches.ts';
import { queueSweep } from '#server/watches/sweepWatches.ts';
import { expireWebhooks } from '#server/webhooks/deliverWebhook.ts';

const DAY_MS = 86_400_000;
const IMPORT_DAYS = 90;
/** The days after which deliveries of webhooks and news of watches are deleted. */
const NEWS_DAYS = 30;
/** The lifetime in days of the link that confirms a watch. */
const WATCH_DAYS = 7;

/** Deletes expired data and accounts due for deletion, runs periodic tasks, and rebuilds the search documents. */
export async function housekeeping(_: object, { env, db, log, storage }: JobContext): Promise<void> {
  await deleteDueAccounts(db, log);
  await sweepFiles(db.prisma, storage, new Date(Date.now() - DAY_MS));
  await queueMonthlyMails(db.prisma, new Date());
  await expireWatches(db.prisma, new Date(Date.now() - WATCH_DAYS * DAY_MS));
  await expireNews(db.prisma, new Date(Date.now() - NEWS_DAYS * DAY_MS));
  await queueWatchEnds(db.prisma, new Date());
  await queueSweep(db.prisma, new Date());
  await expireClaims(db.prisma, storage, new Date());
  await expireDocuments(db.prisma, storage, new Date());
  await queueDueClaims(db.prisma, new Date());
  await queueConfirmations(db.prisma);
  await expireReports(db.prisma, new Date());
  await expireImports(db.prisma, new Date(Date.now() - IMPORT_DAYS * DAY_MS));
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const table of ['sessions', 'spent_proofs', 'mailed_links', 'pending_sign_ins', 'provider_invitations'])
      await client.query(`delete from ${table} where expires_at < now() - interval '1 day'`);
    await expireStatistics(client);
    await client.query('delete from rate_limits where expire < $1', [Date.now()]);
    await expireLogs(client, new Date(Date.now() - env.logRetentionDays * DAY_MS));
    await expireWebhooks(client, new Date(Date.now() - NEWS_DAYS * DAY_MS));
    await client.query('call search.rebuild()');
  } finally {
    // destroyed instead of returned to the pool, because this connection no longer has a statement timeout
    client.release(true);
  }
}
