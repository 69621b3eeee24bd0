import type { Prisma } from '#server/generated/prisma/client.ts';
import type { StoredImage } from './storeImage.ts';

/** Creates the row of a stored image. `userId` is the uploader; null for a visitor. */
export async function createFile(
  tx: Prisma.TransactionClient,
  image: StoredImage,
  userId: number | null,
): Promise<number> {
  const { id } = await tx.file.create({ data: { ...image, userId }, select: { id: true } });
  return id;
}
