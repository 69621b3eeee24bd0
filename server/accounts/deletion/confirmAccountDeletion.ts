import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { useLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { endSession } from '../credentials/sessions.ts';
import { proveEmail } from '../user/proveEmail.ts';
import { takeBack } from '../user/takeBack.ts';
import { assertNotLastAdmin } from './assertNotLastAdmin.ts';

const GRACE_DAYS = 30;

/**
 * By a mailed token, once: the account will be deleted, which the answer says when, and everybody who is signed in to it
 * is signed out. Until then its owner can sign in again and keep it. Throws `Invalid`, `Conflict` for the last super
 * admin, `TooManyRequests`.
 */
export async function confirmAccountDeletion(context: Context, token: string): Promise<Date> {
  const { db, limits, network } = context;
  await limits.count('reset', network);
  const { userId, deletionDueAt } = await db.prisma.$transaction(async (tx) => {
    const link = await useLink(tx, 'deletion', token);
    const user = link?.userId ? await tx.user.findUnique({ where: { id: link.userId } }) : null;
    // A link to an address that is no longer the account's does not speak for it. One link is enough, and the others are
    // ended by the person who keeps the account.
    if (!user || user.disabledAt || user.deletionDueAt || user.email !== link!.email)
      throw new Invalid('deletion.refused', { field: 'token' });
    const { id: userId } = user;
    await assertNotLastAdmin(tx, user);
    // somebody with the link reads the mail of that address: what was registered with it is let go of with the account
    if (!(await proveEmail(tx, user, user.email))) throw new Invalid('deletion.refused', { field: 'token' });
    await takeBack(tx, userId);
    const deletionDueAt = new Date(Date.now() + GRACE_DAYS * 86_400_000);
    await tx.user.update({ where: { id: userId }, data: { deletionDueAt } });
    await addJob(tx, 'mailDeletionScheduled', { userId });
    await writeLog(tx, context, {
      severity: 'warning',
      message: 'Account deletion confirmed',
      userId,
      subject: { type: 'user', id: userId },
      after: { deletionDueAt: deletionDueAt.toISOString() },
    });
    return { userId, deletionDueAt };
  });
  if (context.viewer?.id === userId) await endSession(context);
  return deletionDueAt;
}
