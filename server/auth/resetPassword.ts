import { Invalid } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { addJob } from '../jobs/addJob.ts';
import { writeLog } from '../logs/writeLog.ts';
import { confirmEmail } from '../users/confirmEmail.ts';
import { setPassword } from '../users/setPassword.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './passwordHash.ts';
import { endPasswordResets } from './passwordResets.ts';
import { tokenHash } from './secrets.ts';
import { endSessions } from './sessions.ts';

interface Reset {
  token: string;
  password: string;
  passwordConfirm: string;
}

/** Sets a new password by a mailed token, once, and signs the person out everywhere. Throws `Invalid`. */
export async function resetPassword(context: Context, { token, password, passwordConfirm }: Reset): Promise<void> {
  const { db, limits, address } = context;
  checkNewPassword(password);
  if (passwordConfirm === '') throw new Invalid('password.confirmRequired', { field: 'passwordConfirm' });
  if (password !== passwordConfirm) throw new Invalid('password.confirmDiffers', { field: 'passwordConfirm' });
  await limits.count('reset', address);
  const hash = tokenHash(token);
  // a look before the expensive part; what counts is the update below
  const known = await db.prisma.passwordReset.findFirst({ where: { tokenHash: hash, ...unused() } });
  if (!known) throw new Invalid('reset.refused', { field: 'token' });
  const passwordHash = await hashPassword(password);

  await db.prisma.$transaction(async (tx) => {
    const { count } = await tx.passwordReset.updateMany({
      where: { tokenHash: hash, ...unused() },
      data: { usedAt: new Date() },
    });
    if (count !== 1) throw new Invalid('reset.refused', { field: 'token' });
    const { userId } = known;
    await endPasswordResets(tx, userId);
    const email = await setPassword(tx, userId, passwordHash);
    // whoever has the link reads the mail of that address
    await confirmEmail(tx, userId, email);
    await endSessions(tx, userId);
    await addJob(tx, 'mailPasswordChanged', { userId });
    await writeLog(tx, context, { message: 'Password reset by mail', userId, subject: { type: 'user', id: userId } });
  });
}

function unused() {
  return { usedAt: null, expiresAt: { gt: new Date() }, user: { disabledAt: null } };
}
