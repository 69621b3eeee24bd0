import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';

type Tx = Prisma.TransactionClient;

/** After this a batch counts as lost with its process, and is repeated. */
const LOST_SECONDS = 60;

/** Queues a job that continues the import now. */
export async function queueImportJob(tx: Tx, importId: number): Promise<void> {
  await addJob(tx, 'continueImport', { importId }, { key: `import:${importId}` });
}

/**
 * Queues a later job as well. When a process dies, its job stays locked for hours; so there is always a second one,
 * under its own key, postponed as long as the first one runs.
 */
export async function queueFollowUpJob(tx: Tx, importId: number): Promise<void> {
  await addJob(tx, 'continueImport', { importId }, { key: `import:${importId}:second`, afterSeconds: LOST_SECONDS });
}
