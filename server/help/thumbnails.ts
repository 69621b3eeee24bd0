import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { processImage } from '#server/images/processImage.ts';
import { makePrivateFolder } from '#server/platform/privateFolder.ts';
import { cacheResults } from './cacheResults.ts';

/** Pictures of videos, fetched from the platform once and kept. */
export interface Thumbnails {
  /**
   * A WebP of at most 480 pixels; null when the platform provides none now. `isKnown` restricts which videos are
   * fetched.
   */
  read: (id: string, isKnown: () => Promise<boolean>) => Promise<Buffer | null>;
}

const WIDTH = 480;
const MAX_BYTES = 2 * 1024 * 1024;
const WITHIN_MS = 5_000;
/** How long a missing picture is not requested again. */
const RETRY_MS = 60_000;
/** Both 16:9. Only videos uploaded in high resolution have the first. */
const NAMES = ['maxresdefault.jpg', 'mqdefault.jpg'];

export function openThumbnails({ dataDir, youtubeImageUrl }: { dataDir: string; youtubeImageUrl: string }): Thumbnails {
  const folder = path.join(dataDir, 'help-video-thumbnails');
  // hex, not the id itself: some file systems do not distinguish `a` and `A`
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
