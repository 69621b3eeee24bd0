import { createHash } from 'node:crypto';

/** A tag for a content: the same from every process. */
export function etagOf(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the caller has this version already. Linear in the header, which may be long. */
export function hasVersion(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim() === etag);
}
