import type { Prisma } from '#server/generated/prisma/client.ts';

/** Updates the search documents and lanes of these providers, in the transaction that changes or removes them. */
export async function refreshSearch(tx: Prisma.TransactionClient, ids: number[]): Promise<void> {
  await tx.$queryRaw`select 1 from search.refresh(${ids}::int[])`;
  await tx.$queryRaw`select 1 from search.refresh_lanes(${ids}::int[])`;
}
