import { Readable } from 'node:stream';
import type { Context } from '../graphql/context.ts';
import { isStorageName } from './storage/storageName.ts';

/** Never a page: whatever slipped through cannot run. */
const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };

/** A stored image: to everybody once it is approved, before that to super admins and who sent it. Anything else is not there. */
export async function serveFile({ db, storage, viewer }: Context, name: string): Promise<Response> {
  const missing = () => new Response('Not found', { status: 404, headers: HEADERS });
  if (!isStorageName(name)) return missing();
  const row = await db.prisma.file.findUnique({
    where: { storageKey: name.split('-')[0]! },
    select: {
      contentType: true,
      userId: true,
      providerImage: { select: { approvedAt: true, provider: { select: { approvedAt: true } } } },
    },
  });
  const isPublic = Boolean(row?.providerImage?.approvedAt && row.providerImage.provider.approvedAt);
  if (!row) return missing();
  const isTheirs = viewer !== null && (viewer.isSuperAdmin || viewer.id === row.userId);
  if (!isPublic && !isTheirs) return missing();
  const file = await storage.read(name);
  if (!file) return missing();
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      ...HEADERS,
      'Content-Type': row.contentType,
      'Content-Length': String(file.byteSize),
      // not for long: an image can be replaced or taken down
      'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-store',
    },
  });
}
