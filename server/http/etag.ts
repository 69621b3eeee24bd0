import { createHash } from 'node:crypto';

/** The ETag of a content: the same in every process. */
export function etagOf(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match contains this version. Linear in the header, which may be long. */
export function hasVersion(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim() === etag);
}
