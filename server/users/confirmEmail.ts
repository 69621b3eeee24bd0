import type { Prisma } from '../generated/prisma/client.ts';

/** Notes that the address is the person's. Answers false when it is not theirs any more. */
export async function confirmEmail(tx: Prisma.TransactionClient, userId: number, email: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id: userId, email }, data: { emailVerifiedAt: new Date() } });
  return count === 1;
}
