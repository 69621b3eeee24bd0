import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { countMail } from '#server/mail/countMail.ts';
import { endLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { checkGuess, knownBrowser } from '../credentials/guessing.ts';
import { pendingEmail, provedOwner, proveEmail, requestEmailProof } from '../user/proveEmail.ts';

interface Verified {
  email: string;
  status: 'verified' | 'verifiedForViewer' | 'signUpPossible' | 'passwordRequired';
}

interface Proof {
  token: string;
  /** The password of the link's account. */
  password?: string | null;
}

/**
 * Verifies an e-mail with a mailed token. A second use is not an error. Throws `Invalid`. An attacker can sign up with
 * the address of another person, who then opens the link. Therefore the link verifies the address for the signed-in
 * account if that account has the address, otherwise for the account of the link if its password is sent, too. A
 * pending address replaces the current address only when the owner is signed in. The link about a business verifies the
 * address for the signed-in account only.
 */
export async function verifyEmail(context: Context, { token, password }: Proof): Promise<Verified> {
  const { db, limits, network, viewer } = context;
  await limits.count('reset', network);
  const hasPassword = typeof password === 'string' && (await checkPassword(context, token, password));
  return db.prisma.$transaction(async (tx) => {
    const link = await linkOf(tx, token);
    if (!link) throw invalidLink();
    const { id, user, email, usedAt } = link;
    if (!user) {
      const isForViewer = await proveForViewer(tx, context, email);
      if (!usedAt) await use(tx, context, id, viewer?.id ?? null);
      if (isForViewer) return { email, status: 'verifiedForViewer' };
      return { email, status: viewer || (await provedOwner(tx, email)) ? 'verified' : 'signUpPossible' };
    }
    const isSignedIn = viewer?.id === user.id;
    const verified: Verified = { email, status: isSignedIn ? 'verifiedForViewer' : 'verified' };
    // A link that was ended without being used did not verify the address.
    if (usedAt && (user.email !== email || !user.emailVerifiedAt)) throw invalidLink();
    if (usedAt) return verified;
    if (user.disabledAt) throw invalidLink();
    if (!isSignedIn) {
      if (user.email !== email) throw new Invalid('verification.signIn', { field: 'token' });
      if (await proveForViewer(tx, context, email)) {
        await writeLog(tx, context, { code: 'emailConfirmed', userId: viewer!.id });
        return { email, status: 'verifiedForViewer' };
      }
      if (!hasPassword) return { email, status: 'passwordRequired' };
    }
    await use(tx, context, id, user.id);
    if (!(await proveEmail(tx, user, email))) throw invalidLink();
    return verified;
  });
}

/** The link of this kind, with its account; also found after its use. */
function linkOf(tx: Pick<Prisma.TransactionClient, 'mailedLink'>, token: string) {
  return tx.mailedLink.findFirst({
    where: { kind: { in: ['email', 'business'] }, tokenHash: tokenHash(token), expiresAt: { gt: new Date() } },
    include: { user: true },
  });
}

/** Whether the link belongs to an account. Throws `Invalid` when `password` is not the password of the account. */
async function checkPassword(context: Context, token: string, password: string): Promise<boolean> {
  const user = (await linkOf(context.db.prisma, token))?.user;
  if (!user) return false;
  const { id, passwordHash } = user;
  const browser = knownBrowser(context, user);
  const isRight = await checkGuess(context, { account: `user:${id}`, password, passwordHash, browser });
  if (!isRight) throw new Invalid('password.currentWrong', { field: 'password' });
  return true;
}

async function use(tx: Prisma.TransactionClient, context: Context, id: number, userId: number | null): Promise<void> {
  await endLink(tx, id);
  await writeLog(tx, context, { code: 'emailConfirmed', userId });
}

/**
 * Verifies the email of a new account with the link about a business that was mailed to this address. Returns whether
 * the email was verified.
 */
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

/**
 * Verifies the address for the signed-in account if the account has it. Returns whether the account has verified it.
 */
async function proveForViewer(tx: Prisma.TransactionClient, { viewer }: Context, email: string): Promise<boolean> {
  const user = viewer && (await tx.user.findUnique({ where: { id: viewer.id } }));
  if (!user || user.email !== email || user.disabledAt) return false;
  return user.emailVerifiedAt !== null || proveEmail(tx, user, email);
}

function invalidLink(): Invalid {
  return new Invalid('verification.refused', { field: 'token' });
}

/**
 * Mails the viewer another link to verify their current or pending e-mail; does nothing when the e-mail is verified.
 * Throws `TooManyRequests`.
 */
export async function resendEmailVerification(context: Context): Promise<void> {
  const { db, viewer } = context;
  const user = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer!.id } });
  const email = (await pendingEmail(db.prisma, user)) ?? (user.emailVerifiedAt ? null : user.email);
  if (email === null) return;
  await countMail(context, email);
  await db.prisma.$transaction((tx) => requestEmailProof(tx, { id: user.id, email }));
}
