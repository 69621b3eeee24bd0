import { Invalid } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { writeLog } from '../logs/writeLog.ts';
import { confirmEmail } from '../users/confirmEmail.ts';
import { markVerificationUsed } from './emailVerification.ts';
import { tokenHash } from './secrets.ts';

/** Confirms an e-mail by a mailed token, and answers which. A second press is fine. Throws `Invalid`. */
export async function verifyEmail(context: Context, token: string): Promise<string> {
  const { db, limits, address } = context;
  await limits.count('reset', address);
  return db.prisma.$transaction(async (tx) => {
    const verification = await tx.emailVerification.findFirst({
      where: { tokenHash: tokenHash(token), expiresAt: { gt: new Date() } },
    });
    if (!verification) throw new Invalid('verification.refused', { field: 'token' });
    const { id, userId, email, usedAt } = verification;
    if (usedAt) return email;
    if (userId !== null && !(await confirmEmail(tx, userId, email)))
      throw new Invalid('verification.refused', { field: 'token' });
    await markVerificationUsed(tx, id);
    await writeLog(tx, context, { message: 'Email confirmed', userId });
    return email;
  });
}
