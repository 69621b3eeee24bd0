import type { Prisma } from '#server/generated/prisma/client.ts';

/** Ties to a person the businesses that were pre-registered with their e-mail, once they proved that it is theirs. */
export async function linkBusinesses(tx: Prisma.TransactionClient, userId: number, email: string): Promise<void> {
  const providers = await tx.provider.findMany({ where: { applicantEmail: email }, select: { id: true } });
  const data = providers.map(({ id }) => ({ providerId: id, userId }));
  await tx.providerUser.createMany({ data, skipDuplicates: true });
}
