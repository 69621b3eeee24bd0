import type { MailedLinkKind, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { mayMailPasswordLink } from '#server/mail/countMail.ts';
import { findLink, useLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseEmail, parseFields } from '#server/platform/text.ts';
import { checkNewPassword, refuseBreached } from '../credentials/newPassword.ts';
import { assertHashRoom, hashPassword } from '../credentials/passwords.ts';
import { namesOf } from '../user/insertUser.ts';
import { proveEmail } from '../user/proveEmail.ts';
import { revokeAccess } from '../user/revokeAccess.ts';

interface Reset {
  token: string;
  password: string;
  passwordConfirm: string;
}

/**
 * A link to verify an e-mail also proves access to the mailbox: the owner of the mailbox can take over an account that
 * another person created.
 */
const KINDS = ['password', 'email'] satisfies MailedLinkKind[];

/**
 * Sets a new password with a mailed token, which works once, and ends all other access to the account: sessions, links,
 * access tokens, third parties. Returns the e-mail of the account. Throws `Invalid`, also for a link to a previous
 * e-mail of the account, `TooManyRequests`.
 */
export async function resetPassword(context: Context, { token, password, passwordConfirm }: Reset): Promise<string> {
  const { db, limits, network } = context;
  parseFields({
    password: () => checkNewPassword(password, { email: '' }),
    passwordConfirm: () => checkRepeated(password, passwordConfirm),
  });
  await limits.count('reset', network);
  // Checks the link before the expensive hash; the token is used up below.
  const known = await findLink(db.prisma, KINDS, token);
  const owner = known?.userId ? await db.prisma.user.findUnique({ where: { id: known.userId } }) : null;
  if (!owner) throw invalidLink();
  checkNewPassword(password, { email: owner.email, names: namesOf(owner) });
  await refuseBreached(context, password);
  assertHashRoom();
  const passwordHash = await hashPassword(password);

  await db.prisma.$transaction(async (tx) => {
    const link = await useLink(tx, KINDS, token);
    const user = link?.userId ? await tx.user.findUnique({ where: { id: link.userId } }) : null;
    if (!user || user.disabledAt || user.email !== link!.email) throw invalidLink();
    if (link!.kind === 'email' && user.emailVerifiedAt) throw invalidLink();
    const { id: userId } = user;
    await revokeAccess(tx, userId);
    await setPassword(tx, userId, passwordHash);
    // the link proves access to the mailbox
    if (!(await proveEmail(tx, user, link!.email))) throw invalidLink();
    await addJob(tx, 'mailPasswordChanged', { userId });
    await writeLog(tx, context, { code: 'passwordReset', userId, subject: { type: 'user', id: userId } });
  });
  return owner.email;
}

function checkRepeated(password: string, repeated: string): void {
  const field = 'passwordConfirm';
  if (repeated === '') throw new Invalid('password.confirmRequired', { field });
  if (password !== repeated) throw new Invalid('password.confirmDiffers', { field });
}

function invalidLink(): Invalid {
  return new Invalid('reset.refused', { field: 'token' });
}

async function setPassword(tx: Prisma.TransactionClient, userId: number, passwordHash: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { passwordHash, passwordExpiresAt: null, version: { increment: 1 } },
  });
}

interface Request {
  email: string;
  botCheckSolution?: string | null;
}

/**
 * Mails a link to choose a new password, if an account has the e-mail. A job looks up the account, so that the response
 * and its time are the same for every address, even when no further mail is sent because of the rate limit; the last
 * link is then still valid. Returns the address. Throws `Invalid`, `TooManyRequests`.
 */
export async function requestPasswordReset(context: Context, input: Request): Promise<string> {
  const email = parseEmail(input.email);
  await context.limits.count('reset', context.network);
  await context.botCheck.verify(input.botCheckSolution, context.address);
  if (await mayMailPasswordLink(context, email))
    await addJob(context.db.prisma, 'mailPasswordReset', { email, requestId: context.requestId });
  return email;
}
