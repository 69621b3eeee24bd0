import { Hono } from 'hono';
import { kept } from '#server/http/etag.ts';
import { wantsPage } from '#server/http/network.ts';
import { webConfig } from '#server/http/webConfig.ts';
import type { Env } from '#server/platform/env.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Operation } from './openapi/operations.ts';

const CACHING = { 'Cache-Control': 'public, max-age=600', Vary: 'Accept' };

/** Serves the documentation of the API for programs and code generators. The pages for readers are part of the web. */
export function createDocs(env: Env, operations: readonly Operation[]): Hono {
  const docs = new Hono();
  const openApi = kept(() => JSON.stringify(openApiDocument(env, operations)), {
    caching: CACHING,
    others: { 'Content-Type': 'application/json' },
  });
  const index = kept(() => JSON.stringify(apiIndex(env)), {
    caching: CACHING,
    others: {
      'Content-Type': 'application/json',
      // https://www.rfc-editor.org/rfc/rfc8631
      Link: '</api/openapi.json>; rel="service-desc", </api>; rel="service-doc"',
    },
  });
  const catalog = kept(() => JSON.stringify(apiCatalog(env)), {
    caching: CACHING,
    others: { 'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"' },
  });
  docs.get('/api', (c, next) => (wantsPage(c.req.header('accept')) ? next() : index(c.req.raw)));
  docs.get('/api/openapi.json', (c) => openApi(c.req.raw));
  docs.get('/.well-known/api-catalog', (c) => catalog(c.req.raw));
  // the schema is documented by GraphiQL
  docs.get('/api/graphql', (c) => c.redirect('/graphql', 301));
  return docs;
}

/** The response for programs at the address of the documentation. */
function apiIndex(env: Env) {
  const { publicUrl } = env;
  return {
    name: 'Rumbo API',
    version: webConfig(env).version,
    documentation: `${publicUrl}/api`,
    openapi: `${publicUrl}/api/openapi.json`,
    graphql: `${publicUrl}/graphql`,
    search: `${publicUrl}/api/search?f={place}&q={keywords}`,
  };
}

/** Where programs find the APIs: https://www.rfc-editor.org/rfc/rfc9727 */
function apiCatalog({ publicUrl }: Env) {
  const link = (path: string, type: string) => [{ href: publicUrl + path, type }];
  const about = { 'service-doc': link('/api', 'text/html'), status: link('/health', 'application/json') };
  return {
    linkset: [
      { anchor: `${publicUrl}/api`, 'service-desc': link('/api/openapi.json', 'application/json'), ...about },
      { anchor: `${publicUrl}/graphql`, 'service-desc': link('/graphql', 'text/html'), ...about },
    ],
  };
}
