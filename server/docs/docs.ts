import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { DATA_HEADERS, httpsOnly, plainPageHeaders } from '../http/securityHeaders.ts';
import type { Parts } from '../parts.ts';
import { STYLE } from './frame.ts';

/** What tells people and generators of the API: the same for everybody, and made once. */
export function createDocs({ env }: Pick<Parts, 'env'>): Hono {
  const docs = new Hono();
  const page = { ...plainPageHeaders(STYLE), ...httpsOnly(env.https), 'Content-Type': 'text/html; charset=UTF-8' };
  const data = { ...DATA_HEADERS, ...httpsOnly(env.https), 'Content-Type': 'application/json' };
  // their code too is loaded for the first who asks
  const rest = kept(async () => (await import('./restPage.ts')).restPage(env), page);
  const graphql = kept(async () => (await import('./graphqlPage.ts')).graphqlPage(), page);
  const openApi = kept(async () => {
    const { openApiDocument } = await import('../rest/openapi/document.ts');
    return JSON.stringify(openApiDocument(env));
  }, data);

  // programs get what the API says of a path that is none
  docs.get('/api', async (c, next) => (wantsPage(c.req.raw) ? rest(c.req.raw) : next()));
  docs.get('/api/graphql', async (c, next) => (wantsPage(c.req.raw) ? graphql(c.req.raw) : next()));
  docs.get('/api/openapi.json', (c) => openApi(c.req.raw));
  return docs;
}

function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

/** Answers what was made the first time, or that it is what the caller has already. */
function kept(make: () => Promise<string>, headers: Record<string, string>): (request: Request) => Promise<Response> {
  let made: { body: string; caching: { ETag: string } } | undefined;
  return async (request) => {
    if (!made) {
      const body = await make();
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const caching = { ETag: etag, 'Cache-Control': 'public, max-age=600', Vary: 'Accept' };
      made = { body, caching };
    }
    const { body, caching } = made;
    const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
    return known.includes(caching.ETag) || known.includes(`W/${caching.ETag}`)
      ? new Response(null, { status: 304, headers: caching })
      : new Response(body, { headers: { ...headers, ...caching } });
  };
}
