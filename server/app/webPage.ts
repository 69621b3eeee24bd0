import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { describeApi } from '#server/docs/describeApi.ts';
import { graphiqlPage } from '#server/docs/graphiqlPage.ts';
import { kept } from '#server/http/etag.ts';
import { GRAPHIQL_HEADERS, PLAIN_PAGE_HEADERS } from '#server/http/securityHeaders.ts';
import { createCrawlerFiles } from '#server/pages/crawlerFiles.ts';
import { openDrawing } from '#server/pages/draw.ts';
import { embedScript } from '#server/pages/embed/embedPage.ts';
import { offlineLoads, WORKER_HEADERS } from '#server/pages/offlineLoads.ts';
import { createPages, type Send } from '#server/pages/pages.ts';
import { openShell } from '#server/pages/shell.ts';
import { createSocialPictures } from '#server/pages/social/socialPictures.ts';
import { ROOT } from '#server/platform/root.ts';
import type { Parts, RequestInfo } from './parts.ts';
import { operations } from './routes.ts';

export const WEB_DIRECTORY = path.join(ROOT, 'dist/web');

/** Files of `web/public` that browsers and messengers request by fixed names. */
export const SITE_FILES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'preview.png'];

/** Serves the built web: its files and its pages. `send` runs the operations of pages. */
export function createWeb(directory: string, parts: Parts, send: Send<RequestInfo>): Hono<{ Bindings: RequestInfo }> {
  const web = new Hono<{ Bindings: RequestInfo }>();
  const shell = openShell(directory, parts.env);
  const drawing = openDrawing(directory);

  const embedJs = kept(() => embedScript(parts.env.publicUrl), {
    caching: { 'Cache-Control': 'public, max-age=3600', Vary: 'Accept' },
    others: { 'Content-Type': 'text/javascript; charset=UTF-8', 'Cross-Origin-Resource-Policy': 'cross-origin' },
  });

  web.use('/assets/*', async (c, next) => {
    await next();
    // the file names contain a hash of the content
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  web.use('/assets/*', serveStatic({ root: path.relative(process.cwd(), directory), precompressed: true }));
  web.all('/assets/*', (c) => c.text('Not found', 404));
  for (const file of SITE_FILES) {
    web.use(`/${file}`, async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=86400');
    });
    web.get(`/${file}`, serveStatic({ path: path.relative(process.cwd(), path.join(directory, file)) }));
  }
  web.get('/embed.js', (c) => embedJs(c.req.raw));
  const loadsWorker = kept(() => offlineLoads(directory), {
    caching: { 'Cache-Control': 'no-cache', Vary: 'Accept' },
    others: WORKER_HEADERS,
  });
  web.route('/', createCrawlerFiles(parts));
  web.route('/', createSocialPictures(parts));
  if (!shell) return web.get('*', (c) => c.text('The web is not built: run `npm run build`.', 503));
  web.get('/loads.worker.js', (c) => loadsWorker(c.req.raw));
  const graphiql = keptPage(
    async () => graphiqlPage(shell, directory, (await drawing?.drawGraphiqlBar()) ?? ''),
    GRAPHIQL_HEADERS,
  );
  web.get('/graphql', (c) => graphiql(c.req.raw));
  if (drawing) {
    const api = keptPage(
      async () =>
        shell.fillPlain({
          title: 'API · Rumbo',
          description: 'Reference of the Rumbo REST API: every path with its parameters, responses and permissions.',
          head: shell.docsScript,
          body: await drawing.drawApiPage(describeApi(parts.env, operations)),
        }),
      PLAIN_PAGE_HEADERS,
    );
    web.get('/api', (c) => api(c.req.raw));
  }
  web.get('*', async (c, next) => (isForMachines(new URL(c.req.url).pathname) ? c.text('Not found', 404) : next()));
  web.route('/', createPages(parts, { shell, draw: drawing?.draw ?? null, send }));
  return web;
}

/** Serves a page of the documentation, which is rendered once. */
function keptPage(make: () => string | Promise<string>, policy: Record<string, string>) {
  return kept(make, {
    // revalidated each time, because a build deletes the files to which an older page refers
    caching: { 'Cache-Control': 'no-cache', Vary: 'Accept' },
    others: { ...policy, 'Content-Type': 'text/html; charset=UTF-8' },
  });
}

/** The first path segments that monitoring tools and scanners request. */
const MACHINES =
  /^(?:metrics|debug|actuator|server-status|server-info|healthz|livez|readyz|cgi-bin|phpmyadmin|wp-admin|wp-content)$/i;

/** Whether a path belongs to no page. A scanner would mistake the app shell for the file it searches for. */
function isForMachines(pathname: string): boolean {
  const parts = pathname.split('/').filter(Boolean);
  return (
    MACHINES.test(parts[0] ?? '') || parts.some((part) => part.startsWith('.')) || (parts.at(-1) ?? '').includes('.')
  );
}
