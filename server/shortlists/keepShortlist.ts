import type { Prisma } from '#server/generated/prisma/client.ts';
import { Invalid } from '#server/platform/errors.ts';
import { MOST_SHORTLISTED } from '#shared/shortlist.ts';

/** Checks the number of ids. Throws `Invalid` for too many. */
export function checkShortlist(ids: number[]): number[] {
  if (ids.length > MOST_SHORTLISTED) throw new Invalid('shortlist.full', { max: MOST_SHORTLISTED, field: 'ids' });
  return ids;
}

export async function listShortlist(tx: Prisma.TransactionClient, userId: number): Promise<number[]> {
  const entries = await tx.shortlistEntry.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { providerId: 'desc' }],
    select: { providerId: true },
    take: MOST_SHORTLISTED,
  });
  return entries.map(({ providerId }) => providerId);
}

/**
 * Saves some providers and removes others; unapproved ones are skipped. Throws `Invalid` when the shortlist is full.
 */
export async function changeShortlist(
  tx: Prisma.TransactionClient,
  userId: number,
  { add, remove }: { add: number[]; remove: number[] },
): Promise<void> {
  checkShortlist(add);
  checkShortlist(remove);
  // one change at a time, so that two concurrent changes cannot exceed the limit
  await tx.$queryRaw`select id from users where id = ${userId} for update`;
  await tx.shortlistEntry.deleteMany({ where: { userId, providerId: { in: [...remove] } } });
  const valid = add.filter((id) => id > 0);
  const providers = await tx.provider.findMany({
    where: { id: { in: valid }, status: 'approved' },
    select: { id: true },
  });
  await tx.shortlistEntry.createMany({
    data: providers.map(({ id }) => ({ userId, providerId: id })),
    skipDuplicates: true,
  });
  const count = await tx.shortlistEntry.count({ where: { userId } });
  if (count > MOST_SHORTLISTED) throw new Invalid('shortlist.full', { max: MOST_SHORTLISTED, field: 'ids' });
}
