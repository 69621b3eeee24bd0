import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from '#server/graphql/context.ts';
import { processImage } from '#server/images/processImage.ts';
import { DomainError } from '#server/platform/errors.ts';
import { makePrivateFolder } from '#server/platform/privateFolder.ts';
import { cacheResults } from './cacheResults.ts';
import { findHelpVideo } from './catalogue.ts';
import { isVideoId } from './helpVideo.ts';

/** Thumbnails of videos, downloaded from the platform once and stored. */
export interface Thumbnails {
  /**
   * Returns a WebP image at most 480 pixels wide; null when the platform currently provides no picture. Only videos
   * for which `isKnown` is true are downloaded.
   */
  read: (id: string, isKnown: () => Promise<boolean>) => Promise<Buffer | null>;
}

const WIDTH = 480;
const MAX_BYTES = 2 * 1024 * 1024;
const WITHIN_MS = 5_000;
/** The delay in milliseconds before a missing picture is requested again. */
const RETRY_MS = 60_000;
/** File names of the platform, both 16:9. Only videos uploaded in high resolution have the first file. */
const NAMES = ['maxresdefault.jpg', 'mqdefault.jpg'];

export function openThumbnails({ dataDir, youtubeImageUrl }: { dataDir: string; youtubeImageUrl: string }): Thumbnails {
  const folder = path.join(dataDir, 'help-video-thumbnails');
  // the file name is the id in hex, because some file systems do not distinguish `a` and `A`
  const place = (id: string) => path.join(folder, `${Buffer.from(id).toString('hex')}.webp`);
  const missing = cacheResults<Buffer | null>({ freshMs: RETRY_MS, most: 500 });

  async function load(id: string): Promise<Buffer | null> {
    for (const name of NAMES) {
      const picture = await download(new URL(`${id}/${name}`, youtubeImageUrl.replace(/(?<!\/)\/*$/, '/')));
      if (!picture) continue;
      await makePrivateFolder(folder);
      const draft = `${place(id)}.${process.pid}.draft`;
      await writeFile(draft, picture, { mode: 0o600 });
      await rename(draft, place(id));
      return picture;
    }
    return null;
  }

  return {
    read: async (id, isKnown) => {
      const stored = await readFile(place(id)).catch(() => null);
      if (stored) return stored;
      if (!(await isKnown())) return null;
      return missing(id, () => load(id).catch(() => null));
    },
  };
}

async function download(url: URL): Promise<Buffer | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS), redirect: 'error' });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const { variants } = await processImage(Readable.fromWeb(response.body as ReadableStream), MAX_BYTES);
  return (variants.find(({ width }) => width === WIDTH) ?? variants.at(-1))!.bytes;
}

const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };
/** The placeholder for missing thumbnails: the circles of the compass. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><rect width="480" height="270" fill="#0b1a38"/><g fill="none" stroke="#9db4d8" transform="translate(240 135)"><circle r="180" opacity=".15"/><circle r="120" opacity=".25"/><circle r="112" opacity=".5" stroke-width="4" stroke-dasharray="1 8.77"/><circle r="70" opacity=".25"/></g></svg>`;

/**
 * Serves the thumbnail of a help video, `<id>.webp`, so that browsers do not contact the platform before a video is
 * played. Serves a placeholder when the platform has no picture or does not respond. Serves only videos of the list, so
 * that this is not a general proxy.
 */
export async function serveThumbnail(context: Context, thumbnails: Thumbnails, name: string): Promise<Response> {
  const id = name.match(/^(.+)\.webp$/)?.[1] ?? '';
  let known: boolean | null = null;
  const isKnown = async () => {
    known ??= (await findHelpVideo(context, id)) !== null;
    return known;
  };
  try {
    const picture = isVideoId(id) ? await thumbnails.read(id, isKnown) : null;
    if (picture)
      return new Response(new Uint8Array(picture), {
        headers: { ...HEADERS, 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400' },
      });
  } catch (error) {
    // the platform does not respond, or its rate limit is reached
    if (!(error instanceof DomainError)) throw error;
    known = true;
  }
  if (!known) return new Response('Not found', { status: 404, headers: HEADERS });
  return new Response(PLACEHOLDER, {
    headers: { ...HEADERS, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=60' },
  });
}
