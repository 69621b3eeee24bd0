import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { endSessions } from '../credentials/sessions.ts';
import { asStaff } from '../user/changeUser.ts';
import { addFactorMail } from './mails.ts';

/**
 * Removes all second factors of a user who has lost them and has proved their identity to staff. Ends all sessions and
 * notifies the user. The password is still required. Throws `Invalid` for the viewer's own account, `NotFound`.
 */
export async function removeSecondFactor(context: Context, userId: number): Promise<void> {
  if (userId === context.viewer!.id) throw new Invalid('secondFactor.own');
  await asStaff(context, async (tx) => {
    if (!(await tx.user.count({ where: { id: userId } }))) throw new NotFound('user.notFound');
    await tx.passkey.deleteMany({ where: { userId } });
    await tx.totp.deleteMany({ where: { userId } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await endSessions(tx, userId);
    await addFactorMail(tx, userId, 'allRemoved');
    await writeLog(tx, context, {
      severity: 'warning',
      code: 'secondFactorsRemoved',
      subject: { type: 'user', id: userId },
    });
  });
}
