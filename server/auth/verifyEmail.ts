import { Invalid } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { writeLog } from '../logs/writeLog.ts';
import { proveEmail } from '../users/proveEmail.ts';
import { tokenHash } from './secrets.ts';

/**
 * Confirms an e-mail by a mailed token, and returns which. One that the account does not have yet becomes its own only
 * when the person is signed in: somebody may have asked for an address whose owner presses the link. A second press is
 * fine. Throws `Invalid`.
 */
export async function verifyEmail(context: Context, token: string): Promise<string> {
  const { db, limits, network } = context;
  await limits.count('reset', network);
  return db.prisma.$transaction(async (tx) => {
    const link = await tx.mailedLink.findFirst({
      where: { kind: { in: ['email', 'business'] }, tokenHash: tokenHash(token), expiresAt: { gt: new Date() } },
      include: { user: true },
    });
    if (!link) throw refused();
    const { id, user, email, usedAt } = link;
    // ended by something else than its use: the address was not proved by it
    if (usedAt && user && (user.email !== email || !user.emailVerifiedAt)) throw refused();
    if (usedAt) return email;
    if (user?.disabledAt) throw refused();
    if (user && user.email !== email && context.viewer?.id !== user.id)
      throw new Invalid('verification.signIn', { field: 'token' });
    await tx.mailedLink.update({ where: { id }, data: { usedAt: new Date() } });
    if (user && !(await proveEmail(tx, user, email))) throw refused();
    await writeLog(tx, context, { message: 'Email confirmed', userId: user?.id ?? null });
    return email;
  });
}

function refused(): Invalid {
  return new Invalid('verification.refused', { field: 'token' });
}
