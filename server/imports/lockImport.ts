import type { Prisma, ProviderImport } from '#server/generated/prisma/client.ts';

type Tx = Prisma.TransactionClient;

/** Locks an import, so that its batches run one at a time, and none while it is being cancelled. */
export async function lockImport(tx: Tx, id: number): Promise<ProviderImport | null> {
  await tx.$queryRaw`select 1 from provider_imports where id = ${id} for update`;
  return tx.providerImport.findUnique({ where: { id } });
}

export function counts(one: ProviderImport): Prisma.InputJsonObject {
  const { fileName, rowCount, createdCount, updatedCount, unchangedCount, refusedCount } = one;
  return { fileName, rowCount, createdCount, updatedCount, unchangedCount, refusedCount };
}
