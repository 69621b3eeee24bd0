import { createHash } from 'node:crypto';
import type { PrismaClient } from '#server/generated/prisma/client.ts';

/** Returns true at the first use of this proof in any process. Stores it until it expires. */
export async function spendOnce(prisma: PrismaClient, proof: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash('sha256').update(proof).digest() as Buffer<ArrayBuffer>;
  const { count } = await prisma.spentProof.createMany({ data: [{ hash, expiresAt }], skipDuplicates: true });
  return count === 1;
}
