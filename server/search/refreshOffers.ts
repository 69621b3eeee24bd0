import { addJob } from '#server/jobs/addJob.ts';
import type { JobContext } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { refreshSearch } from './refreshSearch.ts';

/** The number of providers per transaction: small, so that a concurrent save of one of them waits only briefly. */
const BATCH = 200;

/** Updates the documents of the providers of a service: a batch in this job, and the rest in another job. */
export async function refreshOffers(
  { serviceId, after }: JobPayloads['refreshOffers'],
  { db }: JobContext,
): Promise<void> {
  await db.prisma.$transaction(
    async (tx) => {
      // Locked in the order of ids, as in `changeProvider`: otherwise two transactions that write the same search row
      // could deadlock.
      const providers = await tx.$queryRaw<{ id: number }[]>`
        select id from providers where id > ${after} and status = 'approved'
          and id in (select provider_id from provider_services where service_id = ${serviceId})
        order by id limit ${BATCH} for update`;
      const ids = providers.map(({ id }) => id);
      if (ids.length > 0) await refreshSearch(tx, ids);
      if (ids.length === BATCH) await addJob(tx, 'refreshOffers', { serviceId, after: ids.at(-1)! });
    },
    { timeout: 30_000 },
  );
}
