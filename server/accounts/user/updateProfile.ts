import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { scopesOf } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { countMail } from '#server/mail/countMail.ts';
import { Invalid, ProofRequired } from '#server/platform/errors.ts';
import { parseEmail, parseFields, parseText } from '#server/platform/text.ts';
import { checkCurrentPassword, rememberBrowser } from '../credentials/guessing.ts';
import { hasSecondFactor } from '../credentials/hasSecondFactor.ts';
import { checkNewPassword, refuseBreached } from '../credentials/newPassword.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { enterSession, startSession } from '../credentials/sessions.ts';
import { requestEmailProof } from './proveEmail.ts';
import { signOutElsewhere } from './revokeAccess.ts';

interface Profile {
  displayName: string;
  email: string;
  currentPassword?: string | null;
  password?: string | null;
  passwordConfirm?: string | null;
}

/**
 * Changes the viewer's own account. A new e-mail or password requires the current password and, without one or with a
 * second factor, a recent proof. A new e-mail takes effect when its mailed link is used; the response does not reveal
 * whether another account has it. A new password ends all other sessions and the mailed links, and the user is notified
 * by mail. Throws `Invalid`, `ProofRequired`, `TooManyRequests`.
 */
export async function updateProfile(context: Context, input: Profile): Promise<void> {
  const { viewer, db } = context;
  const { id, sessionId } = viewer!;
  const password = input.password ?? '';
  const { email, displayName } = parseFields({
    email: () => parseEmail(input.email),
    displayName: () => parseText(input.displayName, { field: 'displayName', max: 120, required: 'name.required' }),
    passwordConfirm: () => {
      if (password !== (input.passwordConfirm ?? ''))
        throw new Invalid('password.mismatch', { field: 'passwordConfirm' });
    },
    password: () =>
      password !== '' && checkNewPassword(password, { email: input.email.trim(), names: [input.displayName] }),
  });

  const before = await db.prisma.user.findUniqueOrThrow({ where: { id } });
  const newEmail = email === before.email ? null : email;
  if (newEmail || password !== '') await checkPerson(context, before, input.currentPassword);
  if (newEmail) await countMail(context, newEmail);
  if (password !== '') await refuseBreached(context, password);
  const passwordHash = password === '' ? null : await hashPassword(password);

  const { isStrong } = await db.prisma.session.findUniqueOrThrow({ where: { id: sessionId } });
  const session = await db.prisma.$transaction(async (tx) => {
    const after = await tx.user.update({
      where: { id },
      data: { displayName, ...(passwordHash && { passwordHash, passwordExpiresAt: null }), version: { increment: 1 } },
    });
    if (passwordHash) await signOutElsewhere(tx, id, sessionId);
    if (newEmail) await requestEmailProof(tx, { id, email: newEmail });
    await writeLog(tx, context, {
      code: passwordHash ? 'profileAndPasswordChanged' : 'profileChanged',
      subject: { type: 'user', id },
      before: visible(before),
      after: { ...visible(after), ...(newEmail && { email: newEmail }) },
    });
    // Starts a new session, so that a stolen cookie becomes invalid.
    return passwordHash ? { user: after, entered: await startSession(tx, context, after, isStrong) } : null;
  });
  if (!session) return;
  enterSession(context, session.entered);
  rememberBrowser(context, session.user);
}

async function checkPerson(context: Context, user: User, currentPassword: string | null | undefined): Promise<void> {
  const needsProof = user.passwordHash === null || (await hasSecondFactor(context.db.prisma, user.id));
  if (needsProof && !scopesOf(context).recent) throw new ProofRequired();
  if (user.passwordHash !== null)
    await checkCurrentPassword(context, { user, currentPassword, required: 'password.currentRequired' });
}

function visible({ email, displayName }: User): Prisma.InputJsonObject {
  return { email, displayName };
}
