import type { Prisma } from '#server/generated/prisma/client.ts';

/** Sets the password of a user. */
export async function setPassword(tx: Prisma.TransactionClient, userId: number, passwordHash: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash, version: { increment: 1 } } });
}
