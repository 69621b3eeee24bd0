import type { Prisma } from '#server/generated/prisma/client.ts';
import { REACHED } from '#server/mail/reached.ts';
import { claimByApplicant, isLongPublished } from './claim.ts';

/**
 * Links a user to the businesses without an owner that were pre-registered with their e-mail, once it is verified.
 * Businesses with an owner must be claimed instead, as must those published long ago: the address may belong to another
 * person by now, as domains expire.
 */
export async function linkBusinesses(tx: Prisma.TransactionClient, userId: number, email: string): Promise<void> {
  const providers = await tx.provider.findMany({
    where: { applicantEmail: email, users: { none: { role: 'owner' } } },
    select: { id: true, approvedAt: true },
  });
  const { claimed = [], linked = [] } = Object.groupBy(providers, (provider) =>
    isLongPublished(provider) ? 'claimed' : 'linked',
  );
  const data = linked.map(({ id: providerId }) => ({ providerId, userId }));
  await tx.providerUser.createMany({ data, skipDuplicates: true });
  for (const { id } of claimed) await claimByApplicant(tx, id, userId, email);
}

/** Links a new business to the account that has verified its applicant's e-mail, if there is one. */
export async function linkApplicant(tx: Prisma.TransactionClient, providerId: number, email: string): Promise<void> {
  const owner = await tx.user.findFirst({ where: { email, ...REACHED } });
  if (owner) await tx.providerUser.create({ data: { providerId, userId: owner.id } });
}
