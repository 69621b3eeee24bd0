import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { endLinks } from '#server/mailed-links/mailedLinks.ts';

/** Keeps the viewer's account, and invalidates mailed deletion links. Does nothing without a pending deletion. */
export async function cancelAccountDeletion(context: Context): Promise<void> {
  const { db, viewer } = context;
  const { id } = viewer!;
  await db.prisma.$transaction(async (tx) => {
    await endLinks(tx, id, 'deletion');
    const { count } = await tx.user.updateMany({
      where: { id, deletionDueAt: { not: null } },
      data: { deletionDueAt: null },
    });
    if (count === 1)
      await writeLog(tx, context, { message: 'Account deletion cancelled', subject: { type: 'user', id } });
  });
}
