import type { Prisma } from '../generated/prisma/client.ts';
import { linkBusinesses } from '../providers/linkBusinesses.ts';

/** Notes that the person proved the e-mail to be theirs. Answers false when it is not theirs any more. */
export async function confirmEmail(tx: Prisma.TransactionClient, userId: number, email: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id: userId, email }, data: { emailVerifiedAt: new Date() } });
  if (count === 1) await linkBusinesses(tx, userId, email);
  return count === 1;
}
