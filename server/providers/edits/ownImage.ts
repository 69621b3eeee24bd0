import { createFile, deleteFile, discardImage, storeImage } from '#server/files/storeImage.ts';
import type { Prisma, ProviderEdit } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Upload } from '#server/http/upload.ts';
import { NotFound } from '#server/platform/errors.ts';
import type { StoredWidths } from '#server/storage/storageName.ts';
import { changeProviders } from '../change/changeProvider.ts';
import { removeImageRow } from '../change/image.ts';
import { valuesOf } from './draft.ts';
import { editOwn, endEdit, type SeenVersions, writeEdit } from './editProvider.ts';

type Tx = Prisma.TransactionClient;

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/**
 * Replaces the picture of the caller's published provider: the new one is reviewed first, and the public sees the
 * current one until then. Throws `Invalid`, `TooLarge`, and the errors of `editProvider`.
 */
export async function editImage(context: Context, seen: SeenVersions, upload: Upload): Promise<void> {
  const { storage, viewer } = context;
  // checked before the picture is decoded
  await editOwn(context, seen, async () => {});
  const image = await storeImage(storage, await upload.open(), MAX_IMAGE_BYTES);
  try {
    const former = await editOwn(context, seen, async (tx, provider, edit) => {
      const fileId = await createFile(tx, image, viewer?.id ?? null);
      await writeEdit(tx, context, provider, edit, { values: edit ? valuesOf(edit) : {}, fileId });
      return edit?.fileId ? deleteFile(tx, edit.fileId) : null;
    });
    if (former) await discardImage(storage, former);
  } catch (error) {
    await discardImage(storage, image);
    throw error;
  }
}

/**
 * Removes the pending image, otherwise the public one, immediately. Throws `NotFound` when there is none, and the
 * errors of `editProvider`.
 */
export async function deleteOwnImage(context: Context, seen: SeenVersions): Promise<void> {
  const removed = await editOwn(context, seen, async (tx, provider, edit) => {
    if (edit?.fileId) {
      await writeEdit(tx, context, provider, edit, { values: valuesOf(edit), fileId: null });
      return deleteFile(tx, edit.fileId);
    }
    return changeProviders(tx, context, [seen.id], { code: 'imageDeleted' }, async () => {
      const file = await removeImageRow(tx, seen.id);
      if (!file) throw new NotFound('image.none');
      await tx.provider.update({ where: { id: seen.id }, data: { version: { increment: 1 } } });
      return file;
    });
  });
  await discardImage(context.storage, removed);
}

/**
 * Withdraws a pending edit, even while its provider is suspended. Throws `NotFound` when there is none, and the errors
 * of `editProvider`.
 */
export async function withdrawEdit(context: Context, seen: SeenVersions): Promise<void> {
  const takeBack = async (tx: Tx, _: unknown, edit: ProviderEdit | null) => {
    if (!edit) throw new NotFound('edit.none');
    await endEdit(tx, context, edit);
    return edit.fileId ? deleteFile(tx, edit.fileId) : null;
  };
  const removed = await editOwn(context, seen, takeBack, ['approved', 'suspended']);
  if (removed) await discardImage(context.storage, removed);
}

/** Replaces the image of a provider with an approved one, within `changeProviders`. Returns the previous one. */
export async function putImage(
  tx: Tx,
  providerId: number,
  fileId: number,
  approvedById: number | null = null,
): Promise<StoredWidths | null> {
  const former = await removeImageRow(tx, providerId);
  await tx.providerImage.create({ data: { providerId, fileId, approvedAt: new Date(), approvedById } });
  await tx.provider.update({ where: { id: providerId }, data: { version: { increment: 1 } } });
  return former;
}
