import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { freshAttempts } from './attempts.ts';
import { counts, lockImport } from './lockImport.ts';
import { queueFollowUpJob, queueImportJob } from './queueImportJob.ts';

/** Starts writing an import that is checked, or that failed while writing. Throws `NotFound`, `Conflict`. */
export async function commitProviderImport(context: Context, importId: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const found = await lockImport(tx, importId);
    if (!found) throw new NotFound('import.notFound');
    const isUnchecked = await tx.providerImportRow.count({ where: { importId, verdict: null } });
    if (!/^(checked|failed)$/.test(found.status) || isUnchecked) throw new Conflict('import.notChecked');
    const doneCount = await tx.providerImportRow.count({ where: { importId, isDone: true } });
    const data = { status: 'importing', doneCount, ...freshAttempts(found) } as const;
    const started = await tx.providerImport.update({ where: { id: importId }, data });
    await writeLog(tx, context, {
      message: 'Import of providers started',
      subject: { type: 'providerImport', id: importId },
      after: counts(started),
    });
    await queueImportJob(tx, importId);
    await queueFollowUpJob(tx, importId);
  });
}
