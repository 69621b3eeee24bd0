import type { Load, LoadAsk, Prisma } from '#server/generated/prisma/client.ts';
import { MOST_LOADS } from '#shared/load.ts';

export interface AskShape extends LoadAsk {
  /** The name of the contacted business; null while it is not published. */
  provider: { businessName: string } | null;
}

export interface LoadShape extends Load {
  asks: AskShape[];
}

/** Reads loads with the contacted businesses, in the order of contact. */
async function readLoads(tx: Prisma.TransactionClient, where: Prisma.LoadWhereInput): Promise<LoadShape[]> {
  const loads = await tx.load.findMany({
    where,
    include: {
      asks: {
        include: { provider: { select: { businessName: true, status: true } } },
        orderBy: [{ askedAt: 'asc' }, { providerId: 'asc' }],
      },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_LOADS,
  });
  return loads.map((load) => ({
    ...load,
    asks: load.asks.map(({ provider, ...ask }) => ({
      ...ask,
      provider: provider.status === 'approved' ? provider : null,
    })),
  }));
}

/** The loads of a user, newest first. */
export const listLoads = (tx: Prisma.TransactionClient, userId: number) => readLoads(tx, { userId });

/** The load of an unexpired link, by the hash of its token. */
export async function findShared(tx: Prisma.TransactionClient, linkHash: Uint8Array<ArrayBuffer>) {
  const [load] = await readLoads(tx, { linkHash, linkEndsAt: { gt: new Date() } });
  return load ?? null;
}
