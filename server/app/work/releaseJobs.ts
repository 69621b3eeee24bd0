import type { Pool } from 'pg';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';

/**
 * Mails time out after ten seconds of silence, webhooks after ten in total, and the two changes of the database after 30:
 * a longer lock means a dead process.
 */
const LONGEST_SECONDS = 45;

const CHANGES = ['takeClaim', 'refreshOffers'] satisfies (keyof JobPayloads)[];

/**
 * Unlocks mails, webhooks and changes of processes that died: the queue itself would wait for hours, and one locked delivery
 * blocks all others of its endpoint. Imports recover on their own, see `queueFollowUpJob`.
 */
export async function releaseJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs
     where (task_identifier = 'deliverWebhook' or task_identifier like 'mail%' or task_identifier = any ($2))
       and locked_at < now() - $1 * interval '1 second'
     having count(*) > 0`,
    [LONGEST_SECONDS, CHANGES],
  );
}
