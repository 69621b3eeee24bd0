import { checkCurrentPassword } from '../auth/checkCurrentPassword.ts';
import { checkNewPassword } from '../auth/newPassword.ts';
import { hashPassword } from '../auth/passwordHash.ts';
import { requestEmailVerification } from '../auth/requestEmailVerification.ts';
import { endSessions } from '../auth/sessions.ts';
import { Invalid } from '../errors.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import type { Context } from '../graphql/context.ts';
import { addJob } from '../jobs/addJob.ts';
import { writeLog } from '../logs/writeLog.ts';
import { readText } from '../text.ts';
import { readEmail } from './emailAddress.ts';
import { asConflict } from './insertUser.ts';

interface Profile {
  displayName: string;
  email: string;
  currentPassword?: string | null;
  password?: string | null;
  passwordConfirm?: string | null;
}

/**
 * Changes the viewer's own account. A new e-mail or password asks for the current password, where there is one; a new
 * e-mail has to be confirmed again, a new password signs the person out everywhere else, and both are told by mail.
 * Throws `Invalid`, and `Conflict` when the e-mail is taken.
 */
export async function updateProfile(context: Context, input: Profile): Promise<void> {
  const { viewer, db } = context;
  const { id, sessionId } = viewer!;
  const email = readEmail(input.email);
  const displayName = readText(input.displayName, { field: 'displayName', max: 120, required: 'name.required' });
  const password = input.password ?? '';
  if (password !== (input.passwordConfirm ?? '')) throw new Invalid('password.mismatch', { field: 'passwordConfirm' });
  if (password !== '') checkNewPassword(password);

  const before = await db.prisma.user.findUniqueOrThrow({ where: { id } });
  const newEmail = email !== before.email;
  if ((newEmail || password !== '') && before.passwordHash !== null) {
    const { currentPassword } = input;
    await checkCurrentPassword(context, { user: before, currentPassword, required: 'password.currentRequired' });
  }
  const passwordHash = password === '' ? null : await hashPassword(password);

  await db.prisma.$transaction(async (tx) => {
    const after = await tx.user
      .update({
        where: { id },
        data: {
          displayName,
          email,
          ...(newEmail && { emailVerifiedAt: null }),
          ...(passwordHash && { passwordHash }),
          version: { increment: 1 },
        },
      })
      .catch((error: unknown) => {
        throw asConflict(error);
      });
    if (newEmail) {
      await requestEmailVerification(tx, after);
      await addJob(tx, 'mailEmailChanged', { userId: id, formerEmail: before.email });
    }
    if (passwordHash) {
      await endSessions(tx, id, sessionId);
      await addJob(tx, 'mailPasswordChanged', { userId: id });
    }
    await writeLog(tx, context, {
      message: passwordHash ? 'Profile and password changed' : 'Profile changed',
      subject: { type: 'user', id },
      before: visible(before),
      after: visible(after),
    });
  });
}

function visible({ email, displayName }: User): Prisma.InputJsonObject {
  return { email, displayName };
}
