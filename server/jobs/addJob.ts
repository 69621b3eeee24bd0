import type { Prisma } from '#server/generated/prisma/client.ts';
import { requestIdOfScope } from '#server/platform/requestScope.ts';
import type { JobPayloads } from './jobPayloads.ts';

/**
 * Adds a job that runs after, and only if, the transaction `tx` commits, and not before `afterSeconds`. It runs at
 * least once, and is retried with growing delays for about three days. A new job replaces a pending job with the same
 * `key`.
 */
export async function addJob<Name extends keyof JobPayloads>(
  tx: Prisma.TransactionClient,
  name: Name,
  payload: JobPayloads[Name],
  { key = null, afterSeconds = 0 }: { key?: string | null; afterSeconds?: number } = {},
): Promise<void> {
  await tx.$queryRaw`
    select 1 from jobs.add(${name}, ${JSON.stringify(inScope(payload))}::json, ${key}::text, ${afterSeconds}::int)`;
}

/**
 * Adds many jobs in one statement, as `addJob` does. Jobs of the same `queue` run sequentially, jobs without a queue do
 * not.
 */
export async function addJobs<Name extends keyof JobPayloads>(
  tx: Prisma.TransactionClient,
  name: Name,
  jobs: { payload: JobPayloads[Name]; key: string; queue?: string; afterSeconds?: number }[],
): Promise<void> {
  const sent = jobs.map((job) => ({ ...job, payload: inScope(job.payload) }));
  await tx.$queryRaw`select 1 from jobs.add_many(${name}, ${JSON.stringify(sent)}::json)`;
}

/** Removes pending jobs. */
export async function removeJobs(tx: Prisma.TransactionClient, keys: string[]): Promise<void> {
  await tx.$queryRaw`select jobs.remove(key)::text from unnest(${keys}::text[]) as key`;
}

/** Adds to the payload the id of the request that causes the job, for the log entries and mails of the job. */
function inScope(payload: object): object {
  return { ...requestIdOfScope(), ...payload };
}
