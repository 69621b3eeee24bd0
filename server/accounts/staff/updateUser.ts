import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { endLinks } from '#server/mailed-links/mailedLinks.ts';
import { Conflict, Invalid } from '#server/platform/errors.ts';
import { hashPassword } from '../credentials/passwordHash.ts';
import { changeUser } from '../user/changeUser.ts';
import { assertNewEmail } from '../user/insertUser.ts';
import { requestEmailProof } from '../user/requestEmailProof.ts';
import { revokeAccess, signOutElsewhere } from '../user/revokeAccess.ts';
import { parseUserForm, type UserForm } from './parseUserForm.ts';

/**
 * Saves the complete form; a blank password is not changed. Throws `Conflict` and changes nothing when the stored
 * version is newer than `version`; without a version it overwrites. A new password ends all other access to the
 * account, and its user is notified by mail. A new e-mail takes effect when its mailed link is used, or immediately if
 * the account's e-mail was never verified. Throws `Invalid`, also for promoting a user with an unverified e-mail to
 * super admin, `NotFound`, `Conflict` for a duplicate e-mail or when no super admin would remain, `TooManyRequests`.
 */
export async function updateUser(
  context: Context,
  { id, version, ...form }: UserForm & { id: number; version?: number | null },
): Promise<void> {
  const { user, password, isSuperAdmin } = await parseUserForm(form);
  const passwordHash = password && (await hashPassword(password));
  const change = { message: 'User changed', setsPassword: passwordHash !== null };
  await changeUser(context, id, change, async (tx, before) => {
    const { email, ...names } = user;
    const newEmail = email === before.email ? null : email;
    if (newEmail) await assertNewEmail(tx, newEmail, id);
    if (isSuperAdmin && !before.isSuperAdmin && !before.emailVerifiedAt)
      throw new Invalid('user.unproved', { field: 'isSuperAdmin' });
    const { count } = await tx.user.updateMany({
      where: { id, ...(version != null && { version }) },
      data: {
        ...names,
        ...(newEmail && !before.emailVerifiedAt && { email: newEmail }),
        ...(isSuperAdmin !== null && { isSuperAdmin }),
        ...(passwordHash && { passwordHash }),
        version: { increment: 1 },
      },
    });
    if (count === 0) throw new Conflict('user.stale', { field: 'version' });
    if (passwordHash) await replacePassword(tx, context, id);
    // an earlier mailed link verifies the former address, and would be rejected
    if (newEmail) await askNewEmail(tx, before, newEmail, passwordHash !== null);
  });
}

async function askNewEmail(
  tx: Prisma.TransactionClient,
  { id, passwordHash }: User,
  email: string,
  hasNewPassword: boolean,
): Promise<void> {
  await endLinks(tx, id);
  const canSignIn = passwordHash !== null || hasNewPassword || (await tx.userIdentity.count({ where: { userId: id } }));
  if (canSignIn) await requestEmailProof(tx, { id, email });
  // a user invited at the former address is invited again at the new one
  else await addJob(tx, 'mailInvitation', { userId: id });
}

async function replacePassword(tx: Prisma.TransactionClient, { viewer }: Context, userId: number): Promise<void> {
  if (userId === viewer!.id) return signOutElsewhere(tx, userId, viewer!.sessionId);
  await revokeAccess(tx, userId);
  await addJob(tx, 'mailPasswordReplaced', { userId });
}
