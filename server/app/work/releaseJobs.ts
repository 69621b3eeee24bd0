import type { Pool } from 'pg';

/**
 * Workers report more often than this. A worker without a report for this long has ended with its process or was
 * replaced.
 */
const DEAD_AFTER = `interval '45 seconds'`;

/**
 * Reports the workers `alive`, and unlocks the jobs of dead workers: immediately if their process is known to have
 * `ended`. The queue itself would wait for hours, and one locked delivery blocks all others of its endpoint.
 */
export async function releaseJobs(pool: Pool, alive: readonly string[], ended: readonly string[] = []): Promise<void> {
  await pool.query(
    `insert into job_workers (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()`,
    [alive],
  );
  await pool.query(`delete from job_workers where seen_at < now() - ${DEAD_AFTER} or id = any ($1::text[])`, [ended]);
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs
     where (locked_at < now() - ${DEAD_AFTER} and locked_by not in (select id from job_workers))
       or locked_by = any ($1::text[])
     having count(*) > 0`,
    [ended],
  );
}
