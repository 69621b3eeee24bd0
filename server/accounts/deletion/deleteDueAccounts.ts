import type { Prisma } from '#server/generated/prisma/client.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import type { Db } from '#server/platform/db.ts';
import type { Log } from '#server/platform/log.ts';
import { isLastAdmin } from '../user/changeUser.ts';
import { removeAccount } from '../user/removeAccount.ts';

/** Deleting a user removes the reference to it from many rows. */
const LONGEST_MS = 60_000;

/** Deletes accounts whose grace period has ended. A failure does not stop the others. */
export async function deleteDueAccounts({ prisma }: Db, log: Log): Promise<void> {
  const due = await prisma.user.findMany({
    where: { deletionDueAt: { lte: new Date() } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of due) {
    try {
      await prisma.$transaction((tx) => deleteAccount(tx, id), { timeout: LONGEST_MS });
    } catch (error) {
      if (isLastAdmin(error)) log.warn({ userId: id }, 'the last super admin cannot be deleted: the account is kept');
      else log.error({ err: error, userId: id }, 'an account could not be deleted and is retried tomorrow');
    }
  }
}

async function deleteAccount(tx: Prisma.TransactionClient, id: number): Promise<void> {
  await tx.$executeRaw`set local statement_timeout = '50s'`;
  // serializes with a concurrent cancellation by the owner
  await tx.$queryRaw`select 1 from users where id = ${id} for update`;
  const user = await tx.user.findFirst({ where: { id, deletionDueAt: { lte: new Date() } } });
  if (!user) return;
  await removeAccount(tx, user);
  const message = "Account deleted at its owner's wish";
  await writeLog(tx, { viewer: null, requestId: 'housekeeping' }, { message, subject: { type: 'user', id } });
}
