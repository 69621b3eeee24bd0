import type { Prisma, ProviderImport } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { LogEvent } from '#server/logs/events.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { parseReason } from '#server/platform/text.ts';
import { counts, freshAttempts, lockImport, queueFollowUpJob, queueImportJob } from './lockImport.ts';

type Tx = Prisma.TransactionClient;

/** The timeout in milliseconds is long enough for 50,000 rows on a busy machine. */
const LARGEST = { timeout: 60_000 };

/**
 * Starts writing an import that was checked, or that failed while writing. With an approval reason, its new providers
 * are approved immediately. Throws `Invalid`, `NotFound`, `Conflict`.
 */
export async function commitProviderImport(
  context: Context,
  importId: number,
  approvalReason?: string | null,
): Promise<void> {
  const reason = parseReason(approvalReason, approvalReason != null, 'approvalReason');
  await changeImport(context, importId, { code: 'importStarted' }, async (tx, found) => {
    const isUnchecked = await tx.providerImportRow.count({ where: { importId, verdict: null } });
    if (!/^(checked|failed)$/.test(found.status) || isUnchecked) throw new Conflict('import.notChecked');
    const doneCount = await tx.providerImportRow.count({ where: { importId, isDone: true } });
    await tx.providerImportFile.deleteMany({ where: { importId } });
    await queueImportJob(tx, importId);
    await queueFollowUpJob(tx, importId);
    return {
      status: 'importing',
      doneCount,
      ...(found.status === 'checked' && { approvalReason: reason || null }),
      ...freshAttempts(found),
    };
  });
}

/** Cancels an import; rows already written remain. Throws `NotFound`, `Conflict`. */
export async function cancelProviderImport(context: Context, importId: number): Promise<void> {
  await changeImport(context, importId, { code: 'importCancelled' }, async (tx, { status }) => {
    if (!/^(checking|checked|importing)$/.test(status)) throw new Conflict('import.ended');
    await tx.providerImportFile.deleteMany({ where: { importId } });
    return { status: 'cancelled', finishedAt: new Date() };
  });
}

/**
 * Starts the undo of an import: created providers are deleted, changed providers are restored. Providers with later
 * changes are kept. Throws `NotFound`, `Conflict`.
 */
export async function undoProviderImport(context: Context, importId: number): Promise<void> {
  await changeImport(context, importId, { code: 'importUndoStarted' }, async (tx, found) => {
    if (!/^(done|cancelled|failed)$/.test(found.status)) throw new Conflict('import.notDone');
    if (!(await tx.providerImportRow.count({ where: { importId, writtenVersion: { not: null } } })))
      throw new Conflict('import.nothingWritten');
    await queueImportJob(tx, importId);
    await queueFollowUpJob(tx, importId);
    return { status: 'undoing', ...freshAttempts(found) };
  });
}

export async function changeImport(
  context: Context,
  id: number,
  event: LogEvent,
  change: (tx: Tx, found: ProviderImport) => Promise<Prisma.ProviderImportUpdateInput>,
): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found) throw new NotFound('import.notFound');
    const after = counts(await tx.providerImport.update({ where: { id }, data: await change(tx, found) }));
    await writeLog(tx, context, { ...event, subject: { type: 'providerImport', id }, after });
  }, LARGEST);
}
