import type { PrismaClient } from '#server/generated/prisma/client.ts';

/** Removes imports older than `before`, with their rows. The providers remain. */
export async function expireImports(prisma: PrismaClient, before: Date): Promise<number> {
  const old = await prisma.providerImport.findMany({ where: { createdAt: { lt: before } }, select: { id: true } });
  // deletes one import at a time, because each may have tens of thousands of rows
  for (const { id } of old) await prisma.providerImport.delete({ where: { id } });
  return old.length;
}
