import type { Prisma } from '#server/generated/prisma/client.ts';
import type { StoredImage } from './storeImage.ts';

/** Deletes the row of a stored image. Returns the stored image, to be discarded after the transaction. */
export function deleteFile(
  tx: Prisma.TransactionClient,
  id: number,
): Promise<Pick<StoredImage, 'storageKey' | 'widths'>> {
  return tx.file.delete({ where: { id }, select: { storageKey: true, widths: true } });
}
