import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { newToken, tokenHash } from './secrets.ts';

interface NewVerification {
  email: string;
  /** Whose account, or which business, the e-mail was given for. */
  owner: { userId: number } | { providerId: number };
  days: number;
}

/** The beginning of proving that an e-mail is somebody's; the mail with the link is the caller's to queue. */
export async function createVerification(
  tx: Prisma.TransactionClient,
  { email, owner, days }: NewVerification,
): Promise<number> {
  const { id } = await tx.emailVerification.create({
    // a hash that nothing has: the token is made when the mail is written, so that none is ever stored
    data: { ...owner, email, tokenHash: tokenHash(newToken()), expiresAt: new Date(Date.now() + days * 86_400_000) },
  });
  return id;
}

/** Makes the token for the mail that is being written; the link of an earlier one ends. */
export async function issueVerificationToken(prisma: PrismaClient, id: number): Promise<string> {
  const token = newToken();
  await prisma.emailVerification.update({ where: { id }, data: { tokenHash: tokenHash(token) } });
  return token;
}

/** Notes that the link was used: whoever has it reads the mail of that address. */
export async function markVerificationUsed(tx: Prisma.TransactionClient, id: number): Promise<void> {
  await tx.emailVerification.update({ where: { id }, data: { usedAt: new Date() } });
}

/** Forgets every proof, given or asked for, that this e-mail is somebody's. */
export async function deleteVerificationsOf(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.emailVerification.deleteMany({ where: { email } });
}
