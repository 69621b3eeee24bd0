import { Hono } from 'hono';
import { kept } from '../http/kept.ts';
import { plainPageHeaders } from '../http/securityHeaders.ts';
import { wantsPage } from '../http/wantsPage.ts';
import type { Parts } from '../parts.ts';
import { openApiDocument } from '../rest/openapi/document.ts';
import { STYLE } from './frame.ts';
import { graphqlPage } from './graphqlPage.ts';
import { restPage } from './restPage.ts';

/** What tells people and generators of the API: the same for everybody, and made once. */
export function createDocs({ env }: Pick<Parts, 'env'>): Hono {
  const docs = new Hono();
  const page = { ...plainPageHeaders(STYLE), 'Content-Type': 'text/html; charset=UTF-8' };
  const data = { 'Content-Type': 'application/json' };
  const caching = { 'Cache-Control': 'public, max-age=600', Vary: 'Accept' };
  const rest = kept(async () => restPage(env), { caching, others: page });
  const graphql = kept(async () => graphqlPage(), { caching, others: page });
  const openApi = kept(async () => JSON.stringify(openApiDocument(env)), { caching, others: data });

  // programs get what the API says of a path that is none
  docs.get('/api', async (c, next) => (wantsPage(c.req.header('accept')) ? rest(c.req.raw) : next()));
  docs.get('/api/graphql', async (c, next) => (wantsPage(c.req.header('accept')) ? graphql(c.req.raw) : next()));
  docs.get('/api/openapi.json', (c) => openApi(c.req.raw));
  return docs;
}
