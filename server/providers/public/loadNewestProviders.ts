import type { PrismaClient } from '#server/generated/prisma/client.ts';

/** The providers that were approved last, newest first. */
export function loadNewestProviders(prisma: PrismaClient, count: number) {
  return prisma.provider.findMany({
    where: { approvedAt: { not: null } },
    orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
    take: count,
    select: { id: true, businessName: true, addressId: true },
  });
}
