import { hashPassword } from '../auth/passwordHash.ts';
import { endPasswordResets } from '../auth/passwordResets.ts';
import { requestEmailVerification } from '../auth/requestEmailVerification.ts';
import { endSessions } from '../auth/sessions.ts';
import { Conflict } from '../errors.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import type { Context } from '../graphql/context.ts';
import { addJob } from '../jobs/addJob.ts';
import { changeUser } from './changeUser.ts';
import { asConflict } from './insertUser.ts';
import { readUser, type UserForm } from './readUser.ts';

/**
 * Saves the whole form; a blank password keeps the one there is. `version` is the one that was edited: when somebody
 * saved another since, this throws `Conflict` and changes nothing. Without a version the last save wins. A new password
 * signs the person out everywhere, a new e-mail has to be confirmed, and both are told by mail. Throws `Invalid`,
 * `NotFound`, `Conflict` when the e-mail is taken or no super admin would be left, `TooManyRequests`.
 */
export async function updateUser(
  context: Context,
  { id, version, ...form }: UserForm & { id: number; version?: number | null },
): Promise<void> {
  const { user, password, isSuperAdmin } = readUser(form);
  const passwordHash = password && (await hashPassword(password));
  const change = { message: 'User changed', setsPassword: passwordHash !== null };
  await changeUser(context, id, change, async (tx, before) => {
    const newEmail = user.email !== before.email;
    const { count } = await tx.user
      .updateMany({
        where: { id, ...(version != null && { version }) },
        data: {
          ...user,
          ...(isSuperAdmin !== null && { isSuperAdmin }),
          ...(newEmail && { emailVerifiedAt: null }),
          ...(passwordHash && { passwordHash }),
          version: { increment: 1 },
        },
      })
      .catch((error: unknown) => {
        throw asConflict(error);
      });
    if (count === 0) throw new Conflict('user.stale', { field: 'version' });
    // a link that was mailed before must not outlive what it was mailed to, or replace what was set now
    if (newEmail || passwordHash) await endPasswordResets(tx, id);
    if (newEmail) await tellNewEmail(tx, before, user.email, passwordHash !== null);
    if (passwordHash) await tellNewPassword(tx, context, id);
  });
}

async function tellNewEmail(
  tx: Prisma.TransactionClient,
  { id, email: formerEmail, passwordHash }: User,
  email: string,
  hasNewPassword: boolean,
): Promise<void> {
  await addJob(tx, 'mailEmailChanged', { userId: id, formerEmail });
  const canSignIn = passwordHash !== null || hasNewPassword || (await tx.userIdentity.count({ where: { userId: id } }));
  if (canSignIn) await requestEmailVerification(tx, { id, email });
  // whoever was invited at the former address has to be at this one
  else await addJob(tx, 'mailInvitation', { userId: id });
}

async function tellNewPassword(tx: Prisma.TransactionClient, { viewer }: Context, userId: number): Promise<void> {
  const isOwn = userId === viewer!.id;
  await endSessions(tx, userId, isOwn ? viewer!.sessionId : undefined);
  await addJob(tx, isOwn ? 'mailPasswordChanged' : 'mailPasswordReplaced', { userId });
}
