import { type ChildProcess, fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { readLimited } from '#server/http/upload.ts';
import { Invalid, TooLarge, TooManyRequests } from '#server/platform/errors.ts';
import { childEntry } from '#server/platform/root.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import type { DrawnImage, Format, NotDrawn } from './drawImage.ts';

export interface ProcessedImage {
  contentType: 'image/webp';
  /** Smallest first. */
  variants: { width: number; bytes: Buffer }[];
}

const RETRY_SECONDS = 5;
/** A decoded image takes up to 160 MB: two at a time limit memory. Each queued request holds its file. */
const semaphore = createSemaphore({ atOnce: 2, waiting: 50, rejection: () => new TooManyRequests(RETRY_SECONDS) });

/**
 * Makes an image safe to serve: decoded, rotated upright, without metadata, in several widths. The type is detected
 * from the bytes. Throws `TooLarge` as soon as more than `maxBytes` were received, `TooManyRequests` when the queue is
 * full or rendering times out, and `Invalid` for anything else.
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
    const drawn = await drawInProcess(bytes, format);
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

type Drawn = DrawnImage | NotDrawn;

/** Messages to and from the image process. */
export interface Drawing {
  id: number;
  bytes: Uint8Array;
  format: Format;
}
export interface Done {
  id: number;
  drawn: Drawn;
}

/** The process ends after this idle time, to free its memory. */
const IDLE_MS = 20_000;

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, (drawn: Drawn) => void>();

/**
 * Renders an image in a child process, so that hostile bytes can neither crash a decoder in this process nor read its
 * memory. An image that crashes the child counts as unreadable.
 */
function drawInProcess(bytes: Uint8Array, format: Format): Promise<Drawn> {
  clearTimeout(idle);
  child ??= start();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    child!.send({ id, bytes, format } satisfies Drawing, () => {});
  });
}

function start(): ChildProcess {
  const started = fork(childEntry('pictures'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // the child does not keep this process running: it ends with its channel
  started.unref();
  started.channel?.unref();
  started.on('message', ({ id, drawn }: Done) => settle(id, drawn));
  const lost = () => {
    if (child !== started) return;
    child = undefined;
    for (const id of waiting.keys()) settle(id, 'unreadable');
  };
  started.on('exit', lost);
  started.on('error', lost);
  return started;
}

function settle(id: number, drawn: Drawn): void {
  waiting.get(id)?.(drawn);
  waiting.delete(id);
  if (waiting.size > 0) return;
  clearTimeout(idle);
  idle = setTimeout(() => {
    child?.disconnect();
    child = undefined;
  }, IDLE_MS).unref();
}
