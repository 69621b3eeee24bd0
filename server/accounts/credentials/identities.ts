import type { Prisma } from '#server/generated/prisma/client.ts';

/** Nobody signs in to the account by a third party any more, until its owner comes with one that names the e-mail. */
export async function endIdentities(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.userIdentity.deleteMany({ where: { userId } });
}
