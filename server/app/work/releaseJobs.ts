import type { Pool } from 'pg';

/** A mail gives up after ten seconds of silence, a webhook after ten in all: a job held for longer has lost its process. */
const LONGEST_SECONDS = 45;

/**
 * Lets go of the mails and webhooks that a process held when it died: the queue itself would wait for hours, and with
 * one delivery all others to its endpoint. Imports see to it themselves, see `callSecondJob`.
 */
export async function releaseJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs
     where (task_identifier = 'deliverWebhook' or task_identifier like 'mail%')
       and locked_at < now() - $1 * interval '1 second'
     having count(*) > 0`,
    [LONGEST_SECONDS],
  );
}
