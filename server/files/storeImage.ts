import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { processImage } from '#server/images/processImage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { storageName } from '#server/storage/storageName.ts';

export interface StoredImage {
  storageKey: string;
  contentType: string;
  /** Total of all widths. */
  byteSize: number;
  /** In pixels, smallest first. */
  widths: number[];
}

/**
 * Re-encodes an uploaded picture and stores it in a few widths. Called before its row is created: a crash in between
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

/** Removes the files of `storeImage`. Files that cannot be removed now are swept later. */
export async function discardImage(
  storage: Storage,
  { storageKey, widths }: Pick<StoredImage, 'storageKey' | 'widths'>,
): Promise<void> {
  await Promise.allSettled(widths.map((width) => storage.remove(storageName(storageKey, width))));
}
