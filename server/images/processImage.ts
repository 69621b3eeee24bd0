import type { Readable } from 'node:stream';
import { Invalid, TooLarge, TooManyRequests } from '#server/platform/errors.ts';
import { createTurns } from '#server/platform/turns.ts';
import { drawApart } from './drawApart.ts';
import type { Format } from './drawImage.ts';

export interface ProcessedImage {
  contentType: 'image/webp';
  /** Smallest first. */
  variants: { width: number; bytes: Buffer }[];
}

const RETRY_SECONDS = 5;
/** A decoded picture takes up to 160 MB: two at a time keep memory flat. Each that waits holds what was sent. */
const turns = createTurns({ atOnce: 2, waiting: 50, refusal: () => new TooManyRequests(RETRY_SECONDS) });

/**
 * Makes a picture safe to show: decoded, turned upright, without metadata, in a few widths. What it is decides its
 * bytes, not its name. Throws `TooLarge` as soon as more than `maxBytes` have come, `TooManyRequests` when too many
 * wait or the machine is too busy to finish, and `Invalid` for anything else.
 */
export async function processImage(input: Readable, maxBytes: number): Promise<ProcessedImage> {
  const variants = await draw(await readAll(input, maxBytes), 'webp');
  return { contentType: 'image/webp', variants };
}

/** A stored picture as a JPEG. Throws `TooManyRequests`. */
export async function drawJpeg(stored: Readable): Promise<Buffer> {
  const [variant] = await draw(await readAll(stored, Infinity), 'jpeg');
  return variant!.bytes;
}

async function draw(bytes: Buffer, format: Format): Promise<ProcessedImage['variants']> {
  const end = await turns.take();
  try {
    const drawn = await drawApart(bytes, format);
    if (drawn === 'late') throw new TooManyRequests(RETRY_SECONDS);
    if (drawn === 'unreadable') throw new Invalid('image.unreadable', { field: 'file' });
    return drawn.variants.map(({ width, bytes }) => ({ width, bytes: Buffer.from(bytes) }));
  } finally {
    end();
  }
}

async function readAll(input: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // leaving the loop early destroys the stream: the rest is not even received
  for await (const chunk of input) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge('image.tooLarge', { megabytes: maxBytes / 1024 / 1024, field: 'file' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
