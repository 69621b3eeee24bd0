import type { Prisma, User } from '#server/generated/prisma/client.ts';

/** The new e-mail of the account, pending until its mailed link is used; null when there is none. */
export async function pendingEmail(
  tx: Pick<Prisma.TransactionClient, 'mailedLink'>,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<string | null> {
  const link = await tx.mailedLink.findFirst({
    where: { kind: 'email', userId: id, email: { not: email }, usedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { id: 'desc' },
  });
  return link?.email ?? null;
}
