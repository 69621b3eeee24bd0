import type { Readable } from 'node:stream';
import type { Sharp, SharpOptions } from 'sharp';
import { DomainError, Invalid, TooLarge, TooManyRequests } from '../../errors.ts';

export interface ProcessedImage {
  contentType: 'image/webp';
  /** Smallest first. */
  variants: { width: number; bytes: Buffer }[];
}

const WIDTHS = [160, 480, 960];
const MAX_PIXELS = 40_000_000;
/** WebP has no taller pictures. */
const MAX_HEIGHT = 16_383;
const MAX_SECONDS = 10;
/** A decoded picture takes up to 160 MB: two at a time keep memory flat. */
const AT_ONCE = 2;
/** Each holds what was sent. */
const WAITING = 50;
const RETRY_SECONDS = 5;

type Open = (bytes: Buffer, options: SharpOptions) => Sharp;
let library: Promise<Open> | undefined;

/** The library is loaded for the first picture: a start need not wait for it. */
function loadLibrary(): Promise<Open> {
  library ??= import('sharp').then(({ default: sharp }) => {
    // Only these decoders: what is not there cannot be attacked.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return library;
}

let running = 0;
const queue: (() => void)[] = [];

/**
 * Makes a picture safe to show: decoded, turned upright, without metadata, in a few widths. What it is decides its
 * bytes, not its name. Throws `TooLarge` as soon as more than `maxBytes` have come, `TooManyRequests` when too many
 * wait or the machine is too busy to finish, and `Invalid` for anything else.
 */
export async function processImage(input: Readable, maxBytes: number): Promise<ProcessedImage> {
  const bytes = await readAll(input, maxBytes);
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new TooManyRequests(RETRY_SECONDS);
    // whoever ends hands its place on, so `running` stays as it is
    await new Promise<void>((resolve) => queue.push(resolve));
  } else running++;
  try {
    const sharp = await loadLibrary();
    const { width = 0, height = 0, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS || width * height === 0) throw unreadable();
    const own = Math.min(autoOrient.width, Math.floor((autoOrient.width * MAX_HEIGHT) / autoOrient.height));
    const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, own)))];
    const variants: ProcessedImage['variants'] = [];
    for (const wanted of widths) variants.push({ width: wanted, bytes: await encode(sharp, bytes, wanted) });
    return { contentType: 'image/webp', variants };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // sharp has no class for it; the picture itself may be fine
    throw (error as Error).message.startsWith('timeout:') ? new TooManyRequests(RETRY_SECONDS) : unreadable();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running--;
  }
}

function encode(sharp: Open, bytes: Buffer, width: number): Promise<Buffer> {
  // Without being told to keep metadata sharp writes none; colours are turned into sRGB.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
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

function unreadable(): Invalid {
  return new Invalid('image.unreadable', { field: 'file' });
}
