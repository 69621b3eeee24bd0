import { tokenHash } from '../../auth/secrets.ts';
import { endSession, endSessions } from '../../auth/sessions.ts';
import { Invalid } from '../../errors.ts';
import type { Context } from '../../graphql/context.ts';
import { addJob } from '../../jobs/addJob.ts';
import { writeLog } from '../../logs/writeLog.ts';
import { confirmEmail } from '../confirmEmail.ts';
import { assertNotLastAdmin } from './assertNotLastAdmin.ts';

const GRACE_DAYS = 30;

/**
 * By a mailed token, once: the account will be deleted, which the answer says when, and everybody who is signed in to it
 * is signed out. Until then its owner can sign in again and keep it. Throws `Invalid`, `Conflict` for the last super
 * admin, `TooManyRequests`.
 */
export async function confirmAccountDeletion(context: Context, token: string): Promise<Date> {
  const { db, limits, address } = context;
  await limits.count('reset', address);
  const { userId, deletionDueAt } = await db.prisma.$transaction(async (tx) => {
    const unused = { tokenHash: tokenHash(token), usedAt: null, expiresAt: { gt: new Date() } };
    const request = await tx.deletionRequest.findFirst({
      // not while it is going to be deleted: one link is enough, and who keeps the account ends the others
      where: { ...unused, user: { disabledAt: null, deletionDueAt: null } },
      include: { user: true },
    });
    // whoever reads the mail of an address that is no longer the account's does not speak for it
    if (!request || request.email !== request.user.email) throw new Invalid('deletion.refused', { field: 'token' });
    const { userId, user } = request;
    await assertNotLastAdmin(tx, user);
    const { count } = await tx.deletionRequest.updateMany({ where: unused, data: { usedAt: new Date() } });
    if (count !== 1) throw new Invalid('deletion.refused', { field: 'token' });
    // whoever has the link reads the mail of that address: what was registered with it is let go of with the account
    await confirmEmail(tx, userId, user.email);
    const deletionDueAt = new Date(Date.now() + GRACE_DAYS * 86_400_000);
    await tx.user.update({ where: { id: userId }, data: { deletionDueAt } });
    await endSessions(tx, userId);
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
