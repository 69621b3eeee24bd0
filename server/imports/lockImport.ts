import type { Prisma, PrismaClient, ProviderImport, ProviderImportStatus } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { readNotes, storedNotes } from './reading/notes.ts';

type Tx = Prisma.TransactionClient;

/** Locks an import, so that its batches run one at a time, and no batch runs while it is being cancelled. */
export async function lockImport(tx: Tx, id: number): Promise<ProviderImport | null> {
  await tx.$queryRaw`select 1 from provider_imports where id = ${id} for update`;
  return tx.providerImport.findUnique({ where: { id } });
}

export function counts(item: ProviderImport): Prisma.InputJsonObject {
  const { fileName, rowCount, createdCount, updatedCount, unchangedCount, refusedCount, duplicateCount } = item;
  return { fileName, rowCount, createdCount, updatedCount, unchangedCount, refusedCount, duplicateCount };
}

/** The time after which a batch is considered lost with its process and is repeated. */
const LOST_SECONDS = 60;

/** Queues a job that continues the import now. */
export async function queueImportJob(tx: Tx, importId: number): Promise<void> {
  await addJob(tx, 'continueImport', { importId }, { key: `import:${importId}` });
}

/**
 * Queues a later job for the case that the current process dies: its job would stay locked for hours. The later job has
 * a separate key, and is postponed for as long as the first one runs.
 */
export async function queueFollowUpJob(tx: Tx, importId: number): Promise<void> {
  await addJob(tx, 'continueImport', { importId }, { key: `import:${importId}:second`, afterSeconds: LOST_SECONDS });
}

const MOST_FAILURES = 5;
const UNDER_WAY: ProviderImportStatus[] = ['checking', 'importing', 'undoing'];

/**
 * Counts an attempt at the next batch before it begins, in a separate transaction, so that an attempt that kills the
 * process is counted, too. A written batch resets the count. Returns false when the import must not continue.
 */
export async function beginAttempt(prisma: PrismaClient, importId: number): Promise<boolean> {
  const { count } = await prisma.providerImport.updateMany({
    where: { id: importId, status: { in: UNDER_WAY }, failures: { lt: MOST_FAILURES } },
    data: { failures: { increment: 1 } },
  });
  if (count === 0) await giveUp(prisma, importId);
  return count > 0;
}

/** Ends an import whose attempts are used up, with a warning, so that staff can decide how to proceed. */
export async function giveUp(prisma: PrismaClient, importId: number): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const found = await lockImport(tx, importId);
    if (!found || !UNDER_WAY.includes(found.status) || found.failures < MOST_FAILURES) return;
    const warnings = storedNotes([
      ...readNotes(found.warnings),
      { key: 'import.givenUp', parameters: { count: found.failures } },
    ]);
    await tx.providerImport.update({
      where: { id: importId },
      data: { status: 'failed', finishedAt: new Date(), warnings },
    });
  });
}

/** The values that allow an import with used-up attempts to start again. */
export function freshAttempts({ warnings }: Pick<ProviderImport, 'warnings'>) {
  const others = readNotes(warnings).filter(({ key }) => key !== 'import.givenUp');
  return { failures: 0, warnings: storedNotes(others), finishedAt: null } satisfies Prisma.ProviderImportUpdateInput;
}
