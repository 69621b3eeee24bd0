import { createHash } from 'node:crypto';
import type { PrismaClient } from '#server/generated/prisma/client.ts';

/** Answers true the first time that this proof is seen, in any process. Remembers it until it expires by itself. */
export async function spendOnce(prisma: PrismaClient, proof: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash('sha256').update(proof).digest() as Buffer<ArrayBuffer>;
  const { count } = await prisma.spentProof.createMany({ data: [{ hash, expiresAt }], skipDuplicates: true });
  return count === 1;
}
