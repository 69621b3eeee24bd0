import type { Prisma } from '../generated/prisma/client.ts';
import { newToken, tokenHash } from './secrets.ts';

/** A token by which the person sets a password, once. For the job that writes the mail: it is stored nowhere. */
export async function issueResetToken(tx: Prisma.TransactionClient, userId: number, minutes: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await tx.passwordReset.create({ data: { userId, tokenHash: tokenHash(token), expiresAt } });
  return token;
}

/** Ends every link by which the person could still set a password. */
export async function endPasswordResets(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
}
