import type { Prisma } from '#server/generated/prisma/client.ts';

/** Removes the third-party identities of an account, until its owner signs in with one that has the same e-mail. */
export async function endIdentities(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.userIdentity.deleteMany({ where: { userId } });
}
