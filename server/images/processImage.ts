import type { Readable } from 'node:stream';
import { readLimited } from '#server/http/upload.ts';
import { Invalid, TooLarge, TooManyRequests } from '#server/platform/errors.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import type { DrawnImage, Format, NotDrawn } from './drawImage.ts';
import { createImageProcess } from './imageProcess.ts';

export interface ProcessedImage {
  contentType: 'image/webp';
  /** The image in several widths, the smallest first. */
  variants: { width: number; bytes: Buffer }[];
}

const RETRY_SECONDS = 5;
/** An image sent to the image process. */
export interface Upload {
  bytes: Uint8Array;
  format: Format;
}

/** Renders an image in the image process. An image that crashes the process counts as unreadable. */
const drawInProcess = createImageProcess<Upload, DrawnImage | NotDrawn>('pictures', 'unreadable');

/** A decoded image takes up to 160 MB, so two at a time limit the memory. Each queued request holds its file. */
const semaphore = createSemaphore({ atOnce: 2, waiting: 50, rejection: () => new TooManyRequests(RETRY_SECONDS) });

/**
 * Makes an image safe to serve: decoded, rotated upright, without metadata, in several widths. The type is detected
 * from the bytes. Throws `TooLarge` as soon as more than `maxBytes` were received, `TooManyRequests` when the queue is
 * full or rendering times out, and `Invalid` for any other image that cannot be rendered.
 */
export async function processImage(input: Readable, maxBytes: number): Promise<ProcessedImage> {
  const variants = await draw(await readAll(input, maxBytes), 'webp');
  return { contentType: 'image/webp', variants };
}

/** Converts a stored image to JPEG. Throws `TooManyRequests`. */
export async function drawJpeg(stored: Readable): Promise<Buffer> {
  const [variant] = await draw(await readAll(stored, Infinity), 'jpeg');
  return variant!.bytes;
}

async function draw(bytes: Buffer, format: Format): Promise<ProcessedImage['variants']> {
  const end = await semaphore.take();
  try {
    const drawn = await drawInProcess({ bytes, format });
    if (drawn === 'late') throw new TooManyRequests(RETRY_SECONDS);
    if (drawn === 'tooManyPixels') throw new Invalid('image.tooManyPixels', { field: 'file' });
    if (drawn === 'unreadable') throw new Invalid('image.unreadable', { field: 'file' });
    return drawn.variants.map(({ width, bytes }) => ({ width, bytes: Buffer.from(bytes) }));
  } finally {
    end();
  }
}

function readAll(input: Readable, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new TooLarge('image.tooLarge', { megabytes: maxBytes / 1024 / 1024, field: 'file' });
  return readLimited(input, maxBytes, tooLarge);
}
