import { newToken, tokenHash } from '../../auth/secrets.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

const VALID_HOURS = 24;

/** A token by which the account's owner confirms, once. For the job that writes the mail: it is stored nowhere. */
export async function issueDeletionToken(
  tx: Prisma.TransactionClient,
  { id: userId, email }: { id: number; email: string },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + VALID_HOURS * 3_600_000);
  await tx.deletionRequest.create({ data: { userId, email, tokenHash: tokenHash(token), expiresAt } });
  return token;
}

/** Ends every link by which the account could still be deleted. */
export async function endDeletionRequests(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.deletionRequest.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
}
