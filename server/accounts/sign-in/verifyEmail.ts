import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { endLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { proveEmail } from '../user/proveEmail.ts';

interface Verified {
  email: string;
  /** It is proved for the account of the caller, who has what was registered with it. */
  isForAccount: boolean;
}

/**
 * Confirms an e-mail by a mailed token. A second use is fine. Throws `Invalid`.
 *
 * The link for an account proves the address for that account; one that the account does not have yet becomes its own only
 * when its owner is signed in: somebody may have asked for an address whose owner opens the link. The link for a business
 * also proves it for the account that is signed in with the same address; for another account it proves nothing, as
 * anybody can sign up with an address that is not theirs.
 */
export async function verifyEmail(context: Context, token: string): Promise<Verified> {
  const { db, limits, network } = context;
  await limits.count('reset', network);
  return db.prisma.$transaction(async (tx) => {
    const link = await tx.mailedLink.findFirst({
      where: { kind: { in: ['email', 'business'] }, tokenHash: tokenHash(token), expiresAt: { gt: new Date() } },
      include: { user: true },
    });
    if (!link) throw refused();
    const { id, user, email, usedAt } = link;
    if (!user) {
      const isForAccount = await proveForViewer(tx, context, email);
      if (!usedAt) await use(tx, context, id, context.viewer?.id ?? null);
      return { email, isForAccount };
    }
    const isForAccount = context.viewer?.id === user.id;
    // ended by something else than its use: the address was not proved by it
    if (usedAt && (user.email !== email || !user.emailVerifiedAt)) throw refused();
    if (usedAt) return { email, isForAccount };
    if (user.disabledAt) throw refused();
    if (user.email !== email && !isForAccount) throw new Invalid('verification.signIn', { field: 'token' });
    await use(tx, context, id, user.id);
    if (!(await proveEmail(tx, user, email))) throw refused();
    return { email, isForAccount };
  });
}

async function use(tx: Prisma.TransactionClient, context: Context, id: number, userId: number | null): Promise<void> {
  await endLink(tx, id);
  await writeLog(tx, context, { message: 'Email confirmed', userId });
}

/** Whether the account that is signed in has this address, which is proved for it now. */
async function proveForViewer(tx: Prisma.TransactionClient, { viewer }: Context, email: string): Promise<boolean> {
  const user = viewer && (await tx.user.findUnique({ where: { id: viewer.id } }));
  if (!user || user.email !== email || user.disabledAt) return false;
  return user.emailVerifiedAt !== null || proveEmail(tx, user, email);
}

function refused(): Invalid {
  return new Invalid('verification.refused', { field: 'token' });
}
