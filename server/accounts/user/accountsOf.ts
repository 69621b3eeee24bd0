import type { Prisma, User } from '#server/generated/prisma/client.ts';

/** Accounts with this e-mail: the verified one first, then the newest. At most `most`. */
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
