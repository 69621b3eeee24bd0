import { deleteFile } from '#server/files/storeImage.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { StoredWidths } from '#server/storage/storageName.ts';

/** The columns of a credential of a form. */
export const credentialRow = <Item extends { validUntil: string | null }>({ validUntil, ...item }: Item) => ({
  ...item,
  validUntil: validUntil === null ? null : new Date(validUntil),
});

/** The rows of the documents of a provider that is about to be deleted; the files are discarded afterwards. */
export async function removeDocumentRows(tx: Prisma.TransactionClient, providerId: number): Promise<StoredWidths[]> {
  const rows = await tx.credentialFile.findMany({ where: { providerId } });
  return Promise.all(rows.map(({ fileId }) => deleteFile(tx, fileId)));
}
