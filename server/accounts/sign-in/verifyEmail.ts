import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { countMail } from '#server/mail/countMail.ts';
import { endLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { pendingEmail, provedOwner, proveEmail, requestEmailProof } from '../user/proveEmail.ts';

interface Verified {
  email: string;
  /** Whether it is verified for the account of the caller, which has its businesses. */
  isForAccount: boolean;
  /** Whether the link, which is about a business, may create an account with its email: see `signUp`. */
  canSignUp: boolean;
}

/**
 * Verifies an e-mail by a mailed token. A second use is no error. Throws `Invalid`.
 *
 * The link for an account verifies the address for that account; a pending address replaces the current one only when
 * the owner is signed in: another user may have requested an address whose owner opens the link. The link for a
 * business also verifies the address for the signed-in account with the same address; for other accounts it proves
 * nothing, as anyone can sign up with the address of another person.
 */
export async function verifyEmail(context: Context, token: string): Promise<Verified> {
  const { db, limits, network } = context;
  await limits.count('reset', network);
  return db.prisma.$transaction(async (tx) => {
    const link = await tx.mailedLink.findFirst({
      where: { kind: { in: ['email', 'business'] }, tokenHash: tokenHash(token), expiresAt: { gt: new Date() } },
      include: { user: true },
    });
    if (!link) throw invalidLink();
    const { id, user, email, usedAt } = link;
    if (!user) {
      const isForAccount = await proveForViewer(tx, context, email);
      if (!usedAt) await use(tx, context, id, context.viewer?.id ?? null);
      return { email, isForAccount, canSignUp: !context.viewer && !(await provedOwner(tx, email)) };
    }
    const isForAccount = context.viewer?.id === user.id;
    // ended without being used: it did not verify the address
    if (usedAt && (user.email !== email || !user.emailVerifiedAt)) throw invalidLink();
    if (usedAt) return { email, isForAccount, canSignUp: false };
    if (user.disabledAt) throw invalidLink();
    if (user.email !== email && !isForAccount) throw new Invalid('verification.signIn', { field: 'token' });
    await use(tx, context, id, user.id);
    if (!(await proveEmail(tx, user, email))) throw invalidLink();
    return { email, isForAccount, canSignUp: false };
  });
}

async function use(tx: Prisma.TransactionClient, context: Context, id: number, userId: number | null): Promise<void> {
  await endLink(tx, id);
  await writeLog(tx, context, { code: 'emailConfirmed', userId });
}

/** Verifies the email of a new account by the link that was mailed to it about a business. Returns whether it did. */
export async function proveByBusinessLink(
  tx: Prisma.TransactionClient,
  user: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
  token: string,
): Promise<boolean> {
  const link = await tx.mailedLink.findFirst({
    where: { kind: 'business', email: user.email, tokenHash: tokenHash(token), expiresAt: { gt: new Date() } },
  });
  return link !== null && proveEmail(tx, user, user.email);
}

/** Whether the signed-in account has this address, now verified. */
async function proveForViewer(tx: Prisma.TransactionClient, { viewer }: Context, email: string): Promise<boolean> {
  const user = viewer && (await tx.user.findUnique({ where: { id: viewer.id } }));
  if (!user || user.email !== email || user.disabledAt) return false;
  return user.emailVerifiedAt !== null || proveEmail(tx, user, email);
}

function invalidLink(): Invalid {
  return new Invalid('verification.refused', { field: 'token' });
}

/**
 * Mails the viewer another link to verify their current or pending e-mail; does nothing when it is verified. Throws
 * `TooManyRequests`.
 */
export async function resendEmailVerification(context: Context): Promise<void> {
  const { db, viewer } = context;
  const user = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer!.id } });
  const email = (await pendingEmail(db.prisma, user)) ?? (user.emailVerifiedAt ? null : user.email);
  if (email === null) return;
  await countMail(context, 'email', email);
  await db.prisma.$transaction((tx) => requestEmailProof(tx, { id: user.id, email }));
}
