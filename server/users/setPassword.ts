import type { Prisma } from '../generated/prisma/client.ts';

/** Gives the person another password. That it reached them by mail proves that the e-mail is theirs. */
export async function setPassword(
  tx: Prisma.TransactionClient,
  userId: number,
  passwordHash: string,
  { byMail }: { byMail: boolean },
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash, version: { increment: 1 } } });
  if (byMail)
    await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: new Date() } });
}
