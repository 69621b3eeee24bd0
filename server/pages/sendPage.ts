import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { etagOf, hasVersion } from '#server/http/etag.ts';
import { pageHeaders } from '#server/http/securityHeaders.ts';
import type { Env } from '#server/platform/env.ts';
import type { Page } from './page.ts';
import type { Shell } from './shell.ts';

// Browsers revalidate each time, because a provider may be approved or removed at any time.
const CACHING = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Accept-Encoding' };
/** For a CDN: a minute, and ten while it fetches the next version. See docs/operating.md. */
const SHARED = { 'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=600' };
const brotli = promisify<string, zlib.BrotliOptions, Buffer<ArrayBuffer>>(zlib.brotliCompress);
const gzip = promisify<string, Buffer<ArrayBuffer>>(zlib.gzip);
const NONCE_PLACE = '(nonce)';
/** With its quotes, which are escaped in all texts from outside. */
const nonceAttribute = (nonce: string) => `nonce="${nonce}"`;
const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };

/** Responds with a page, or with 304 when the caller has it. Pages contain nothing of the person who requests them. */
export async function sendPage(shell: Shell, env: Env, page: Page, request: Request): Promise<Response> {
  const { status, isShared } = page;
  const text = shell.fill(page, NONCE_PLACE);
  // of the page without its nonce: the same from every process
  const etag = etagOf(text);
  const caching = { ...CACHING, ...(isShared ? SHARED : { 'Cache-Control': 'private, no-cache' }) };
  // Without the policy: the stored one has the nonce of the stored page.
  if (status === 200 && hasVersion(request, etag))
    return new Response(null, { status: 304, headers: { ...caching, ETag: etag } });
  const nonce = newNonce();
  const { body, headers } = await compress(
    text.replace(nonceAttribute(NONCE_PLACE), nonceAttribute(nonce)),
    request.headers.get('accept-encoding'),
  );
  return new Response(body, {
    status,
    headers: { ...pageHeaders(nonce, env), ...caching, ...HTML, ...headers, ...(status === 200 && { ETag: etag }) },
  });
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Fast rather than small: a page is compressed for each request, because of its nonce. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

interface Compressed {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** The text in the smallest form that the reader accepts, compressed in another thread. Nothing in it may be secret: its length tells of what is in it. */
async function compress(text: string, acceptEncoding: string | null): Promise<Compressed> {
  const accepts = (encoding: string) =>
    (acceptEncoding ?? '').split(',').some((part) => {
      const [name, weight = ''] = part.split(';').map((piece) => piece.trim());
      return name === encoding && !/^q=0(\.0*)?$/.test(weight);
    });
  if (accepts('br')) return { body: await brotli(text, BROTLI), headers: { 'Content-Encoding': 'br' } };
  if (accepts('gzip')) return { body: await gzip(text), headers: { 'Content-Encoding': 'gzip' } };
  return { body: text, headers: {} };
}
