import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/graphql/context.ts';
import { drawJpeg } from '#server/images/processImage.ts';
import type { Queryable } from '#server/platform/db.ts';
import { isStorageName } from '#server/storage/storageName.ts';

/** Headers that keep browsers from treating a file as a page: even an unsafe file cannot run scripts. */
const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };

/** A cache of JPEG conversions of some hundred kilobytes each. The content of a file name never changes. */
const jpegs = new LRUCache<string, Buffer>({ max: 50 });

interface Row {
  contentType: string;
  /** The user who uploaded the file; null for a visitor. */
  userId: number | null;
  /** Whether the file is the picture of a provider, or of an edit of one. */
  isPicture: boolean;
  isPublic: boolean;
  /** Whether the file is evidence for a credential: only staff see it, not even its uploader. */
  isCredential: boolean;
  /** The owners and editors of the provider. */
  people: number[];
}

async function readRow(pool: Queryable, storageKey: string): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'files.serve',
    text: `select f.content_type as "contentType", f.user_id as "userId", p.id is not null as "isPicture",
        coalesce(i.approved_at is not null and p.status = 'approved', false) as "isPublic",
        exists (select from credential_files c where c.file_id = f.id) as "isCredential",
        array(select user_id from provider_users where provider_id = p.id) as people
      from files f
      left join provider_images i on i.file_id = f.id
      left join provider_edits e on e.file_id = f.id
      left join providers p on p.id = coalesce(i.provider_id, e.provider_id)
      where f.storage_key = $1`,
    values: [storageKey],
  });
  return rows[0];
}

/**
 * Serves a stored image: to everyone once it is approved; before that to super admins, the uploader, and the owners and
 * editors of its business. A document about a credential is served to staff only. Other callers get a 404. With the
 * extension `.jpg` the image is converted to JPEG, for link previews.
 */
export async function serveFile({ reads, storage, viewer }: Context, requested: string): Promise<Response> {
  const missing = () => new Response('Not found', { status: 404, headers: HEADERS });
  const isJpeg = requested.endsWith('.jpg');
  const name = isJpeg ? requested.replace(/jpg$/, 'webp') : requested;
  if (!isStorageName(name)) return missing();
  const row = await readRow(reads, name.split('-')[0]!);
  if (!row) return missing();
  const { isPublic } = row;
  // moderators see pictures of providers, but not the documents of claims
  const isForStaff = viewer?.isSuperAdmin || (viewer?.isModerator && (row.isPicture || row.isCredential));
  const isOwn = !row.isCredential && viewer !== null && [row.userId, ...row.people].includes(viewer.id);
  if (!isPublic && !isForStaff && !isOwn) return missing();
  const headers = {
    ...HEADERS,
    'Content-Type': isJpeg ? 'image/jpeg' : row.contentType,
    // downloaded instead of rendered, because a stranger uploaded the PDF
    ...(row.contentType === 'application/pdf' && { 'Content-Disposition': 'attachment; filename="document.pdf"' }),
    // cached briefly, because an image can be replaced or rejected
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
