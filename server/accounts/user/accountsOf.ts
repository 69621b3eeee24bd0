import type { Prisma, User } from '#server/generated/prisma/client.ts';

/** The accounts that have this e-mail: the one that proved it first, then the newest. At most `most` of them. */
export async function accountsOf(
  { user }: Pick<Prisma.TransactionClient, 'user'>,
  email: string,
  most: number,
): Promise<User[]> {
  return user.findMany({
    where: { email },
    orderBy: [{ emailVerifiedAt: { sort: 'asc', nulls: 'last' } }, { id: 'desc' }],
    take: most,
  });
}
