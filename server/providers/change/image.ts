import { createFile, deleteFile, discardImage, storeImage } from '#server/files/storeImage.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Upload } from '#server/http/upload.ts';
import { Conflict, NotFound, Stale } from '#server/platform/errors.ts';
import type { StoredWidths } from '#server/storage/storageName.ts';
import { changeProvider } from './changeProvider.ts';

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Replaces the image of a provider; the new one is pending. Throws `Invalid`, `NotFound`. */
export async function uploadImage(context: Context, providerId: number, upload: Upload): Promise<void> {
  const { db, storage, viewer } = context;
  if (!(await db.prisma.provider.count({ where: { id: providerId } }))) throw new NotFound('provider.notFound');
  const image = await storeImage(storage, await upload.open(), MAX_IMAGE_BYTES);
  try {
    const former = await changeProvider(context, providerId, { code: 'imageUploaded' }, async (tx) => {
      const removed = await removeImageRow(tx, providerId);
      const fileId = await createFile(tx, image, viewer?.id ?? null);
      await tx.providerImage.create({ data: { providerId, fileId } });
      return removed;
    });
    if (former) await discardImage(storage, former);
  } catch (error) {
    await discardImage(storage, image);
    throw error;
  }
}

/** The id of the reviewed image; null stands for the current image, whichever it is. */
type SeenImage = number | null | undefined;

/** Deletes the image. Throws `NotFound` when there is no image, `Stale` when it is not the reviewed one. */
export async function deleteImage(context: Context, providerId: number, imageId: SeenImage): Promise<void> {
  const removed = await changeProvider(context, providerId, { code: 'imageDeleted' }, async (tx) => {
    const { fileId } = await findSeen(tx, providerId, imageId);
    await tx.providerImage.delete({ where: { providerId } });
    return deleteFile(tx, fileId);
  });
  await discardImage(context.storage, removed);
}

/**
 * Makes the image public, once the provider is approved too. Throws `NotFound`, `Stale` like `deleteImage`, and
 * `Conflict` when it is already approved.
 */
export async function approveImage(context: Context, providerId: number, imageId: SeenImage): Promise<void> {
  await changeProvider(context, providerId, { code: 'imageApproved' }, async (tx) => {
    const image = await findSeen(tx, providerId, imageId);
    if (image.approvedAt) throw new Conflict('image.approved');
    await tx.providerImage.update({
      where: { providerId },
      data: { approvedAt: new Date(), approvedById: context.viewer?.id ?? null },
    });
  });
}

/** The picture of a locked provider, if it is the one reviewed by the caller. */
async function findSeen(tx: Prisma.TransactionClient, providerId: number, imageId: SeenImage) {
  const image = await tx.providerImage.findUnique({ where: { providerId } });
  if (!image) throw new NotFound('image.none');
  if (imageId != null && image.fileId !== imageId) throw new Stale('image.replaced', { field: 'imageId' });
  return image;
}

/**
 * Deletes the rows of a provider's picture, and returns its widths; its files are removed once the transaction has
 * committed.
 */
export async function removeImageRow(tx: Prisma.TransactionClient, providerId: number): Promise<StoredWidths | null> {
  const image = await tx.providerImage.findUnique({ where: { providerId } });
  if (!image) return null;
  await tx.providerImage.delete({ where: { providerId } });
  return deleteFile(tx, image.fileId);
}

/** Like `removeImageRow`, for the picture of a pending edit. */
export async function removeEditImage(tx: Prisma.TransactionClient, providerId: number): Promise<StoredWidths | null> {
  const edit = await tx.providerEdit.findFirst({ where: { providerId, fileId: { not: null } } });
  return edit?.fileId ? deleteFile(tx, edit.fileId) : null;
}
