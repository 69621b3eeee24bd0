import { Hono } from 'hono';
import { kept } from '#server/http/etag.ts';
import type { Env } from '#server/platform/env.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Operation } from './openapi/operations.ts';

/** Serves the documentation of the API for code generators. The pages for people are part of the web. */
export function createDocs(env: Env, operations: readonly Operation[]): Hono {
  const docs = new Hono();
  // made once
  const openApi = kept(async () => JSON.stringify(openApiDocument(env, operations)), {
    caching: { 'Cache-Control': 'public, max-age=600', Vary: 'Accept' },
    others: { 'Content-Type': 'application/json' },
  });
  docs.get('/api/openapi.json', (c) => openApi(c.req.raw));
  // the schema is documented by GraphiQL
  docs.get('/api/graphql', (c) => c.redirect('/graphql', 301));
  return docs;
}
