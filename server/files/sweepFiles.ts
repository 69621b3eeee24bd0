import type { PrismaClient } from '#server/generated/prisma/client.ts';
import type { Storage } from '#server/storage/storage.ts';

const BATCH = 500;

/** Removes stored files without a row, left by a crash: only those written before `before`. */
export async function sweepFiles(prisma: PrismaClient, storage: Storage, before: Date): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    const keys = [...new Set(batch.map(keyOf))];
    const rows = await prisma.file.findMany({ where: { storageKey: { in: keys } }, select: { storageKey: true } });
    const known = new Set(rows.map((row) => row.storageKey));
    for (const name of batch.filter((one) => !known.has(keyOf(one)))) {
      await storage.remove(name);
      removed++;
    }
    batch = [];
  };
  for await (const name of storage.list(before)) {
    batch.push(name);
    if (batch.length >= BATCH) await sweep();
  }
  if (batch.length > 0) await sweep();
  return removed;
}

function keyOf(name: string): string {
  return name.split('-')[0]!;
}
