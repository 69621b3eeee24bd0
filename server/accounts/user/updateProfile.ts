import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { countMail } from '#server/mail/countMail.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseEmail, parseText } from '#server/platform/text.ts';
import { checkCurrentPassword } from '../credentials/guessing.ts';
import { checkNewPassword, checkNotEmail, hashPassword } from '../credentials/passwords.ts';
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

/** Without a password, a sign-in this recent identifies the user. */
const FRESH_MS = 15 * 60_000;

/**
 * Changes the viewer's own account. A new e-mail or password requires the current password or, where there is none, a
 * sign-in within the last 15 minutes. A new e-mail takes effect when its mailed link is used; whether another account
 * has it is not revealed. A new password ends all other sessions and the mailed links, and the user is notified by
 * mail. Throws `Invalid`, `TooManyRequests`.
 */
export async function updateProfile(context: Context, input: Profile): Promise<void> {
  const { viewer, db } = context;
  const { id, sessionId } = viewer!;
  const email = parseEmail(input.email);
  const displayName = parseText(input.displayName, { field: 'displayName', max: 120, required: 'name.required' });
  const password = input.password ?? '';
  if (password !== (input.passwordConfirm ?? '')) throw new Invalid('password.mismatch', { field: 'passwordConfirm' });
  if (password !== '') {
    await checkNewPassword(password);
    checkNotEmail(password, email);
  }

  const before = await db.prisma.user.findUniqueOrThrow({ where: { id } });
  const newEmail = email === before.email ? null : email;
  if (newEmail || password !== '') await checkPerson(context, before, input.currentPassword);
  if (newEmail) await countMail(context, 'email', newEmail);
  const passwordHash = password === '' ? null : await hashPassword(password);

  const session = await db.prisma.$transaction(async (tx) => {
    const after = await tx.user.update({
      where: { id },
      data: { displayName, ...(passwordHash && { passwordHash }), version: { increment: 1 } },
    });
    if (passwordHash) await signOutElsewhere(tx, id, sessionId);
    if (newEmail) await requestEmailProof(tx, { id, email: newEmail });
    await writeLog(tx, context, {
      code: passwordHash ? 'profileAndPasswordChanged' : 'profileChanged',
      subject: { type: 'user', id },
      before: visible(before),
      after: { ...visible(after), ...(newEmail && { email: newEmail }) },
    });
    // a new session, so that a stolen cookie becomes invalid
    return passwordHash ? startSession(tx, context, after) : null;
  });
  if (session) enterSession(context, session);
}

async function checkPerson(context: Context, user: User, currentPassword: string | null | undefined): Promise<void> {
  if (user.passwordHash !== null)
    return checkCurrentPassword(context, { user, currentPassword, required: 'password.currentRequired' });
  const { createdAt } = await context.db.prisma.session.findUniqueOrThrow({ where: { id: context.viewer!.sessionId } });
  if (Date.now() - createdAt.getTime() > FRESH_MS) throw new Invalid('profile.signInAgain');
}

function visible({ email, displayName }: User): Prisma.InputJsonObject {
  return { email, displayName };
}
