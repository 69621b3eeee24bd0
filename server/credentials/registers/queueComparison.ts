import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJobs } from '#server/jobs/addJob.ts';

/** Queues the comparison of these providers with the loaded registers, so that they need not wait for the next file. */
export async function queueComparison(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.$queryRaw<{ providerId: number }[]>`
    select distinct c.provider_id as "providerId" from provider_credentials c join registers r on r.kind = c.kind
    where c.provider_id = any(${ids}::int[])`;
  const jobs = found.map((payload) => ({ payload, key: `compare:${payload.providerId}` }));
  if (jobs.length > 0) await addJobs(tx, 'compareProvider', jobs);
}
