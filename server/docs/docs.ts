import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { printWithDirectives } from '#server/graphql/printSchema.ts';
import { kept } from '#server/http/etag.ts';
import { wantsPage } from '#server/http/network.ts';
import { webConfig } from '#server/http/webConfig.ts';
import type { Env } from '#server/platform/env.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Operation } from './openapi/operations.ts';

const CACHING = { 'Cache-Control': 'public, max-age=600', Vary: 'Accept' };

/** Serves the documentation of the API for programs and code generators. The pages for readers are part of the web. */
export function createDocs(env: Env, operations: readonly Operation[], schema: GraphQLSchema): Hono {
  const docs = new Hono();
  const openApi = kept(() => JSON.stringify(openApiDocument(env, operations)), {
    caching: CACHING,
    others: { 'Content-Type': 'application/json' },
  });
  const sdl = kept(() => printWithDirectives(schema), {
    caching: CACHING,
    others: { 'Content-Type': 'text/plain; charset=UTF-8' },
  });
  const llms = kept(() => llmsText(env), {
    caching: CACHING,
    others: { 'Content-Type': 'text/plain; charset=UTF-8' },
  });
  const index = kept(() => JSON.stringify(apiIndex(env)), {
    caching: CACHING,
    others: {
      'Content-Type': 'application/json',
      // the links are those of https://www.rfc-editor.org/rfc/rfc8631
      Link: '</api/openapi.json>; rel="service-desc", </api>; rel="service-doc"',
    },
  });
  const catalog = kept(() => JSON.stringify(apiCatalog(env)), {
    caching: CACHING,
    others: { 'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"' },
  });
  docs.get('/api', (c, next) => (wantsPage(c.req.header('accept')) ? next() : index(c.req.raw)));
  docs.get('/api/openapi.json', (c) => openApi(c.req.raw));
  docs.get('/api/schema.graphql', (c) => sdl(c.req.raw));
  docs.get('/llms.txt', (c) => llms(c.req.raw));
  docs.get('/.well-known/api-catalog', (c) => catalog(c.req.raw));
  // GraphiQL documents the schema
  docs.get('/api/graphql', (c) => c.redirect('/graphql', 301));
  return docs;
}

/** The response to programs that request `/api`, the URL of the documentation. */
function apiIndex(env: Env) {
  const { publicUrl } = env;
  return {
    name: 'Rumbo API',
    version: webConfig(env).version,
    documentation: `${publicUrl}/api`,
    openapi: `${publicUrl}/api/openapi.json`,
    graphql: `${publicUrl}/graphql`,
    schema: `${publicUrl}/api/schema.graphql`,
    mcp: `${publicUrl}/mcp`,
    data: `${publicUrl}/data/datapackage.json`,
    search: `${publicUrl}/api/search?f={place}&q={keywords}`,
  };
}

/** The catalog of APIs for programs: https://www.rfc-editor.org/rfc/rfc9727 */
function apiCatalog({ publicUrl }: Env) {
  const link = (path: string, type: string) => [{ href: publicUrl + path, type }];
  const status = [...link('/status', 'text/html'), ...link('/health', 'application/json')];
  const about = { 'service-doc': link('/api', 'text/html'), status };
  const data = { 'service-doc': link('/data', 'text/html'), status };
  return {
    linkset: [
      { anchor: `${publicUrl}/api`, 'service-desc': link('/api/openapi.json', 'application/json'), ...about },
      { anchor: `${publicUrl}/graphql`, 'service-desc': link('/api/schema.graphql', 'text/plain'), ...about },
      { anchor: `${publicUrl}/mcp`, ...data },
      { anchor: `${publicUrl}/data`, 'service-desc': link('/data/datapackage.json', 'application/json'), ...data },
    ],
  };
}

/** A description of the site for assistants: https://llmstxt.org */
function llmsText({ publicUrl }: Env): string {
  return `# Rumbo

> The logistics directory of the Americas: carriers, where they work, the routes they drive, and how to reach them. In English, Spanish, French and Portuguese.

Carriers declare the facts of their entries; staff read each entry before it is published. An entry is no recommendation.

## Search and check

- [Tools for assistants (MCP, streamable HTTP, no key)](${publicUrl}/mcp): search_carriers, get_carrier, check_carrier, find_place, list_services
- [Search as JSON](${publicUrl}/api/search?f=Rosario&t=Buenos+Aires&q=cargas): \`f\` place or origin, \`t\` destination, \`q\` words
- [OpenAPI](${publicUrl}/api/openapi.json): every path of REST
- [GraphQL schema](${publicUrl}/api/schema.graphql): sent to ${publicUrl}/graphql

## Data

- [Open data](${publicUrl}/data): all facts as files, CC BY 4.0, made each night
- [Data package](${publicUrl}/data/datapackage.json): files, columns, licence

## Pages

- [Directory in numbers](${publicUrl}/mvp)
- [Help](${publicUrl}/help)
- [Service status](${publicUrl}/status)
- [Sitemap](${publicUrl}/sitemap.xml)
`;
}
