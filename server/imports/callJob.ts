import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';

type Tx = Prisma.TransactionClient;

/** After this a batch counts as lost with its process, and is done again. */
const LOST_SECONDS = 60;

/** Has an import go on now. */
export async function callJob(tx: Tx, importId: number): Promise<void> {
  await addJob(tx, 'continueImport', { importId }, { key: `import:${importId}` });
}

/**
 * Has it go on later too. If a process dies, the job it holds is not given to another for hours: so there is always a
 * second one, under a key of its own, put off as long as the first one lives.
 */
export async function callSecondJob(tx: Tx, importId: number): Promise<void> {
  await addJob(tx, 'continueImport', { importId }, { key: `import:${importId}:second`, afterSeconds: LOST_SECONDS });
}
