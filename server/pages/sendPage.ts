import { sendContent } from '#server/http/etag.ts';
import { pageHeaders } from '#server/http/securityHeaders.ts';
import type { Env } from '#server/platform/env.ts';
import type { MadePage } from './page.ts';

// Browsers revalidate each time, because a provider may be approved or removed at any time.
const CACHING = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language' };
/**
 * A CDN stores a page for a minute, and serves it for ten more while it fetches the next version. See
 * docs/operating.md.
 */
const SHARED = { 'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=600' };
const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };

/** Responds with a page, or with 304 when the caller has it cached. `isShared`: shared caches may store it. */
export function sendPage(
  request: Request,
  env: Env,
  { content, status }: MadePage,
  isShared: boolean,
): Promise<Response> {
  const caching = { ...CACHING, ...(isShared ? SHARED : { 'Cache-Control': 'private, no-cache' }) };
  return sendContent(request, content, { caching, others: { ...pageHeaders(env), ...HTML } }, status);
}
