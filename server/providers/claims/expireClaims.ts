import { deleteFile, discardImage } from '#server/files/storeImage.ts';
import type { PrismaClient } from '#server/generated/prisma/client.ts';
import type { Storage } from '#server/storage/storage.ts';

const DAY_MS = 86_400_000;
/** The retention of documents after the end of a claim, for late objections. */
const DOCUMENT_DAYS = 30;
/** The number of days after which a code that was not entered expires. */
const CODE_DAYS = 2;

/** Deletes claims that were never proved or whose account is deleted, and documents that are no longer needed. */
export async function expireClaims(prisma: PrismaClient, storage: Storage, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const documents = await prisma.providerClaim.findMany({
    where: { fileId: { not: null }, OR: [{ userId: null }, { endedAt: { lt: before(DOCUMENT_DAYS) } }] },
    select: { fileId: true },
  });
  for (const { fileId } of documents) await discardImage(storage, await deleteFile(prisma, fileId!));
  await prisma.providerClaim.deleteMany({
    where: { OR: [{ userId: null }, { state: 'unproved', createdAt: { lt: before(CODE_DAYS) } }] },
  });
}
