import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/graphql/context.ts';
import { drawJpeg } from '#server/images/processImage.ts';
import { isStorageName } from '#server/storage/storageName.ts';

/** Keeps browsers from treating a file as a page: even an unsafe file cannot run scripts. */
const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };

/** JPEG conversions, some hundred kilobytes each. The content of a name never changes. */
const jpegs = new LRUCache<string, Buffer>({ max: 50 });

const OWNED = { select: { approvedAt: true, users: { select: { userId: true } } } } as const;

/**
 * Serves a stored image: to everyone once it is approved, before that to super admins, the uploader and the people of its
 * business; to others it does not exist. With the extension `.jpg` it is converted to JPEG, for link previews.
 */
export async function serveFile({ db, storage, viewer }: Context, asked: string): Promise<Response> {
  const missing = () => new Response('Not found', { status: 404, headers: HEADERS });
  const isJpeg = asked.endsWith('.jpg');
  const name = isJpeg ? asked.replace(/jpg$/, 'webp') : asked;
  if (!isStorageName(name)) return missing();
  const row = await db.prisma.file.findUnique({
    where: { storageKey: name.split('-')[0]! },
    select: {
      contentType: true,
      userId: true,
      providerImage: { select: { approvedAt: true, provider: OWNED } },
      edit: { select: { provider: OWNED } },
    },
  });
  const isPublic = Boolean(row?.providerImage?.approvedAt && row.providerImage.provider.approvedAt);
  if (!row) return missing();
  const owners = (row.providerImage ?? row.edit)?.provider.users ?? [];
  const isOwn = ({ userId }: { userId: number | null }) => userId === viewer?.id;
  const isTheirs = viewer !== null && (viewer.isSuperAdmin || [row, ...owners].some(isOwn));
  if (!isPublic && !isTheirs) return missing();
  const headers = {
    ...HEADERS,
    'Content-Type': isJpeg ? 'image/jpeg' : row.contentType,
    // no browser runs what a stranger sent
    ...(row.contentType === 'application/pdf' && { 'Content-Disposition': 'attachment; filename="document.pdf"' }),
    // short: an image can be replaced or rejected
    'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-store',
  };
  const known = isJpeg ? jpegs.get(name) : undefined;
  if (known) return new Response(new Uint8Array(known), { headers });
  const file = await storage.read(name);
  if (!file) return missing();
  if (isJpeg) {
    const jpeg = await drawJpeg(file.stream);
    jpegs.set(name, jpeg);
    return new Response(new Uint8Array(jpeg), { headers });
  }
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: { ...headers, 'Content-Length': String(file.byteSize) },
  });
}
