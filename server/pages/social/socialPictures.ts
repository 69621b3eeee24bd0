import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { hasVersion } from '#server/http/etag.ts';
import { qrCode } from '#server/http/webConfig.ts';
import { createImageProcess } from '#server/images/imageProcess.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import { Invalid, TooManyRequests } from '#server/platform/errors.ts';
import type { Reads } from '#server/platform/reads.ts';
import type { SecretKey } from '#server/platform/secretKey.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import { loadPublicProvider, type PublicProvider } from '#server/providers/public/loadPublicProviders.ts';
import { readShared } from '#server/shortlists/shareLink.ts';
import type { Storage } from '#server/storage/storage.ts';
import { storageName } from '#server/storage/storageName.ts';
import { readDirectoryPath } from '#shared/directoryPath.ts';
import { isLanguage, LANGUAGES } from '#shared/language.ts';
import { shortPath } from '#shared/providerPath.ts';
import type { SocialJob } from './drawSocial.ts';
import { directoryContent, providerContent, shortlistContent } from './socialContent.ts';

interface Sources {
  env: Env;
  db: Db;
  reads: Reads;
  gazetteer: Gazetteer;
  storage: Storage;
  secretKey: SecretKey;
}

/** The version of the drawing: increased when it changes, so that caches request the new pictures. */
const EDITION = 1;
const RETRY_SECONDS = 5;
/** The caching period: longer than messengers need, but short, since a provider can be suspended. */
const CACHING = 'public, max-age=600';
const NOT_KEPT = { 'Cache-Control': 'no-cache' };

/** The cached pictures, of about forty kilobytes each, by version. */
const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  max: 300,
  maxSize: 40_000_000,
  sizeCalculation: (png) => png.length,
});
const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const semaphore = createSemaphore({ atOnce: 1, waiting: 30, rejection: () => new TooManyRequests(RETRY_SECONDS) });
const drawInProcess = createImageProcess<SocialJob, Uint8Array | null>('socialPictures', null);

/**
 * The previews of links that messengers show (a provider, a shared shortlist, a directory page), and the QR code of a
 * provider. They contain public data only.
 */
export function createSocialPictures({ env, db, reads, gazetteer, storage, secretKey }: Sources): Hono {
  const pictures = new Hono();
  const missing = (c: Context) => c.text('Not found', 404, NOT_KEPT);
  const reader = { db, reads: reads.pool, gazetteer };
  const approved = (id: string) => loadPublicProvider(reads.pool, Number(id));

  async function photoOf({ image }: PublicProvider): Promise<Uint8Array | null> {
    const file = image && (await storage.read(storageName(image.storageKey, image.widths.at(-1)!)));
    if (!file) return null;
    const parts: Uint8Array[] = [];
    for await (const part of file.stream) parts.push(part as Uint8Array);
    return Buffer.concat(parts);
  }

  pictures.get(`/social/providers/:id{${ID}}/:file{${PICTURE}}`, async (c) => {
    const provider = await approved(c.req.param('id'));
    const language = c.req.param('file').slice(0, 2);
    if (!provider || !isLanguage(language)) return missing(c);
    const content = providerContent(provider, gazetteer, language);
    return send(c, [content, provider.image?.storageKey], async () => ({
      kind: 'picture',
      content,
      picture: await photoOf(provider),
    }));
  });

  pictures.get(`/social/shortlists/:file{${PICTURE}}`, async (c) => {
    const language = c.req.param('file').slice(0, 2);
    const link = c.req.query('link') ?? '';
    const ids = await readShared(secretKey, link).then(
      (shared) => shared.ids,
      (error) => {
        if (error instanceof Invalid) return [];
        throw error;
      },
    );
    const content = isLanguage(language) ? await shortlistContent({ ...reader, language }, ids) : null;
    return content ? send(c, content, async () => ({ kind: 'picture', content, picture: null })) : missing(c);
  });

  pictures.get('/social/directory/*', async (c) => {
    const [, path] = new URL(c.req.url).pathname.match(/^\/social\/directory(\/.{1,300})\.png$/) ?? [];
    const address = path === undefined ? null : readDirectoryPath(path);
    const content = address && (await directoryContent({ ...reader, language: address.language }, address));
    return content ? send(c, content, async () => ({ kind: 'picture', content, picture: null })) : missing(c);
  });

  pictures.get(`/p/:id{${ID}}/:file{qr\\.(?:png|svg)}`, async (c) => {
    const provider = await approved(c.req.param('id'));
    if (!provider) return missing(c);
    const code = qrCode(env.publicUrl + shortPath(provider.id));
    if (c.req.param('file') === 'qr.png')
      return send(c, code, async () => ({ kind: 'code', svg: codeSvg(code, 1200) }));
    return new Response(codeSvg(code), { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': CACHING } });
  });
  return pictures;
}

/** A QR code as SVG: with a size in pixels, or without one as large as its container. */
function codeSvg({ size, path }: ReturnType<typeof qrCode>, pixels?: number): string {
  const fixed = pixels === undefined ? '' : ` width="${pixels}" height="${pixels}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${fixed} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#0b1a38" d="${path}"/></svg>`;
}

/** The file name of a picture: a language and `.png`. */
const PICTURE = `(?:${LANGUAGES.join('|')})\\.png`;
/** The pattern of a provider's id in a path. */
const ID = '[1-9]\\d{0,8}';

/** Responds with a picture of the content, or with 304 and without rendering when the caller has the picture. */
async function send(c: Context, content: unknown, job: () => Promise<SocialJob>): Promise<Response> {
  const version = createHash('sha256')
    .update(JSON.stringify([EDITION, content]))
    .digest('base64url')
    .slice(0, 22);
  const headers = { 'Cache-Control': CACHING, ETag: `"${version}"` };
  if (hasVersion(c.req.raw, headers.ETag)) return new Response(null, { status: 304, headers });
  const png = await picture(version, job);
  return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } });
}

/** The picture, rendered once for concurrent callers. Throws `TooManyRequests` when the queue is full. */
function picture(version: string, job: () => Promise<SocialJob>): Promise<Uint8Array<ArrayBuffer>> {
  const known = drawn.get(version);
  if (known) return Promise.resolve(known);
  const running = drawing.get(version) ?? draw(version, job).finally(() => drawing.delete(version));
  drawing.set(version, running);
  return running;
}

async function draw(version: string, job: () => Promise<SocialJob>): Promise<Uint8Array<ArrayBuffer>> {
  const end = await semaphore.take();
  try {
    const png = await drawInProcess(await job());
    // the process crashed, or exceeded its time limit
    if (!png) throw new TooManyRequests(RETRY_SECONDS);
    const copy = new Uint8Array(png);
    drawn.set(version, copy);
    return copy;
  } finally {
    end();
  }
}
