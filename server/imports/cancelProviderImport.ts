import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { counts, lockImport } from './lockImport.ts';

/** Stops an import; rows written before stay. Throws `NotFound`, `Conflict`. */
export async function cancelProviderImport(context: Context, importId: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const found = await lockImport(tx, importId);
    if (!found) throw new NotFound('import.notFound');
    if (!/^(checking|checked|importing)$/.test(found.status)) throw new Conflict('import.ended');
    const cancelled = await tx.providerImport.update({
      where: { id: importId },
      data: { status: 'cancelled', finishedAt: new Date() },
    });
    await writeLog(tx, context, {
      message: 'Import of providers cancelled',
      subject: { type: 'providerImport', id: importId },
      after: counts(cancelled),
    });
  });
}
