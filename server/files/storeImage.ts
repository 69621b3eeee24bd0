import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import { readLimited } from '#server/http/upload.ts';
import { processImage } from '#server/images/processImage.ts';
import { TooLarge } from '#server/platform/errors.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type StoredWidths, storageName } from '#server/storage/storageName.ts';

export interface StoredImage extends StoredWidths {
  contentType: string;
  /** The total size of the image in all widths, in bytes. */
  byteSize: number;
}

/**
 * Re-encodes an uploaded image and stores it in a few widths. Called before the row is created: a crash in between
 * leaves files that `sweepFiles` finds, never a row without a file. Throws `Invalid`, `TooLarge`.
 */
export async function storeImage(storage: Storage, input: Readable, maxBytes: number): Promise<StoredImage> {
  const { contentType, variants } = await processImage(input, maxBytes);
  const storageKey = randomBytes(16).toString('hex');
  const image = {
    storageKey,
    contentType,
    byteSize: variants.reduce((sum, { bytes }) => sum + bytes.length, 0),
    widths: variants.map(({ width }) => width),
  };
  try {
    for (const { width, bytes } of variants) await storage.write(storageName(storageKey, width), bytes, contentType);
  } catch (error) {
    await discardImage(storage, image);
    throw error;
  }
  return image;
}

/** Stores an uploaded document: an image as `storeImage` does, a PDF unchanged. Throws `Invalid`, `TooLarge`. */
export async function storeDocument(storage: Storage, input: Readable, maxBytes: number): Promise<StoredImage> {
  const megabytes = maxBytes / 1024 / 1024;
  const bytes = await readLimited(input, maxBytes, () => new TooLarge('image.tooLarge', { megabytes, field: 'file' }));
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return storeImage(storage, Readable.from([bytes]), maxBytes);
  const contentType = 'application/pdf';
  const document = { storageKey: randomBytes(16).toString('hex'), contentType, byteSize: bytes.length, widths: [0] };
  await storage.write(storageName(document.storageKey, 0), bytes, contentType);
  return document;
}

/** Removes the files of `storeImage`. `sweepFiles` later removes files that cannot be removed now. */
export async function discardImage(storage: Storage, { storageKey, widths }: StoredWidths): Promise<void> {
  await Promise.allSettled(widths.map((width) => storage.remove(storageName(storageKey, width))));
}

/** Creates the row of a stored image. `userId` is the uploader; null for a visitor. */
export async function createFile(
  tx: Prisma.TransactionClient,
  image: StoredImage,
  userId: number | null,
): Promise<number> {
  const { id } = await tx.file.create({ data: { ...image, userId }, select: { id: true } });
  return id;
}

/** Deletes the row of a stored image. Returns the stored image, to be discarded after the transaction. */
export function deleteFile(tx: Prisma.TransactionClient, id: number): Promise<StoredWidths> {
  return tx.file.delete({ where: { id }, select: { storageKey: true, widths: true } });
}

const BATCH = 500;

/** Removes files that a crash left without a row; only those written before `before`. */
export async function sweepFiles(prisma: PrismaClient, storage: Storage, before: Date): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    const keys = [...new Set(batch.map(keyOf))];
    const rows = await prisma.file.findMany({ where: { storageKey: { in: keys } }, select: { storageKey: true } });
    const known = new Set(rows.map((row) => row.storageKey));
    for (const name of batch.filter((item) => !known.has(keyOf(item)))) {
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
