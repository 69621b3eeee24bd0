import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { useLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { endSession } from '../credentials/sessions.ts';
import { proveEmail } from '../user/proveEmail.ts';
import { revokeAccess } from '../user/revokeAccess.ts';
import { assertNotLastAdmin } from './assertNotLastAdmin.ts';

const GRACE_DAYS = 30;

/**
 * Schedules the deletion of an account by a mailed token, once, returns its time, and ends all sessions of the account.
 * Until then its owner can sign in again and keep it. Throws `Invalid`, `Conflict` for the last super admin,
 * `TooManyRequests`.
 */
export async function confirmAccountDeletion(context: Context, token: string): Promise<Date> {
  const { db, limits, network } = context;
  await limits.count('reset', network);
  const { userId, deletionDueAt } = await db.prisma.$transaction(async (tx) => {
    const link = await useLink(tx, 'deletion', token);
    const user = link?.userId ? await tx.user.findUnique({ where: { id: link.userId } }) : null;
    // A link to a former address of the account is not valid. One link is enough; the others are ended when the owner
    // keeps the account.
    if (!user || user.disabledAt || user.deletionDueAt || user.email !== link!.email)
      throw new Invalid('deletion.refused', { field: 'token' });
    const { id: userId } = user;
    await assertNotLastAdmin(tx, user);
    // the link proves access to the mailbox: what was registered with the e-mail is released with the account
    if (!(await proveEmail(tx, user, user.email))) throw new Invalid('deletion.refused', { field: 'token' });
    await revokeAccess(tx, userId);
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
