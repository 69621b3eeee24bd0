import type { JobContext } from '../jobs/worker.ts';

/**
 * Lets go of what a process held when it died. The queue itself would wait for hours, and with one delivery all others
 * to its endpoint. No delivery takes as long as a minute, so whoever holds one for two is gone; their workers do
 * nothing but deliveries, see `startWorker`.
 */
export async function releaseWebhooks(_: object, { db }: JobContext): Promise<void> {
  await db.pool.query(`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where task_identifier = 'deliverWebhook' and locked_at < now() - interval '2 minutes'`);
}
