import { discardImage } from '#server/files/storeImage.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { LogEvent } from '#server/logs/events.ts';
import { changeProvider } from './changeProvider.ts';
import { removeDocumentRows } from './credentialRows.ts';
import { removeEditImage, removeImageRow } from './image.ts';

/** Deletes a provider and its data, except for its history. Throws `NotFound`, and the errors of `check`. */
export async function deleteProvider(
  context: Context,
  id: number,
  event: LogEvent = { code: 'providerDeleted' },
  check?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  const files = await changeProvider(context, id, event, async (tx) => {
    await check?.(tx);
    const pictures = [await removeImageRow(tx, id), await removeEditImage(tx, id)];
    const removed = [...pictures, ...(await removeDocumentRows(tx, id))];
    await tx.provider.delete({ where: { id } });
    return removed;
  });
  for (const file of files) if (file) await discardImage(context.storage, file);
}
