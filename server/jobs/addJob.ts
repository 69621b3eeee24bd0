import type { Prisma } from '#server/generated/prisma/client.ts';
import type { JobPayloads } from './jobPayloads.ts';

/**
 * Asks for work to be done after, and only if, the transaction `tx` commits. It is done at least once, tried again
 * with growing pauses for about three days. A `key` makes a waiting job of the same key be
 * replaced by this one. Not before `afterSeconds`.
 */
export async function addJob<Name extends keyof JobPayloads>(
  tx: Prisma.TransactionClient,
  name: Name,
  payload: JobPayloads[Name],
  { key = null, afterSeconds = 0 }: { key?: string | null; afterSeconds?: number } = {},
): Promise<void> {
  await tx.$queryRaw`
    select 1 from jobs.add(${name}, ${JSON.stringify(payload)}::json, ${key}::text, ${afterSeconds}::int)`;
}

/** As `addJob`, for many in one statement. Jobs of one `queue` are done one after the other. */
export async function addJobs<Name extends keyof JobPayloads>(
  tx: Prisma.TransactionClient,
  name: Name,
  jobs: { payload: JobPayloads[Name]; key: string; queue: string }[],
): Promise<void> {
  await tx.$queryRaw`select 1 from jobs.add_many(${name}, ${JSON.stringify(jobs)}::json)`;
}

/** Takes back a job that waits. */
export async function removeJob(tx: Prisma.TransactionClient, key: string): Promise<void> {
  await tx.$queryRaw`select 1 from jobs.remove(${key})`;
}
