import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { kept } from '#server/http/etag.ts';
import { wantsPage } from '#server/http/network.ts';
import { plainPageHeaders } from '#server/http/securityHeaders.ts';
import type { Env } from '#server/platform/env.ts';
import { STYLE } from './frame.ts';
import { graphqlPage } from './graphqlPage.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Operation } from './openapi/operations.ts';
import { restPage } from './restPage.ts';

interface Api {
  schema: GraphQLSchema;
  operations: readonly Operation[];
}

/** Serves the documentation of the API for people and code generators. Each page is made once. */
export function createDocs(env: Env, { schema, operations }: Api): Hono {
  const docs = new Hono();
  const page = { ...plainPageHeaders(STYLE), 'Content-Type': 'text/html; charset=UTF-8' };
  const data = { 'Content-Type': 'application/json' };
  const caching = { 'Cache-Control': 'public, max-age=600', Vary: 'Accept' };
  const rest = kept(async () => restPage(env, operations), { caching, others: page });
  const graphql = kept(async () => graphqlPage(schema), { caching, others: page });
  const openApi = kept(async () => JSON.stringify(openApiDocument(env, operations)), { caching, others: data });

  // programs get a JSON 404
  docs.get('/api', async (c, next) => (wantsPage(c.req.header('accept')) ? rest(c.req.raw) : next()));
  docs.get('/api/graphql', async (c, next) => (wantsPage(c.req.header('accept')) ? graphql(c.req.raw) : next()));
  docs.get('/api/openapi.json', (c) => openApi(c.req.raw));
  return docs;
}
