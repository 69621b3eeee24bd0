import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { requestLanguage } from '../i18n/language.ts';
import { appPage } from '../pages/appPage.ts';
import { createCrawlerFiles, createPages } from '../pages/pages.ts';
import { sendPage } from '../pages/sendPage.ts';
import { openShell } from '../pages/shell.ts';
import type { Parts } from '../parts.ts';
import { ROOT } from '../root.ts';

export const WEB_DIRECTORY = path.join(ROOT, 'dist/web');

/** The built web: its files, the pages with content, and for every other path the app alone. */
export function createWeb(directory: string, parts: Parts): Hono {
  const web = new Hono();
  const shell = openShell(directory, parts.env);

  web.use('/assets/*', async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
    // the names of these files hold a hash of what is in them
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  web.use('/assets/*', serveStatic({ root: path.relative(process.cwd(), directory), precompressed: true }));
  web.all('/assets/*', (c) => c.text('Not found', 404));
  web.use('/favicon.svg', async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=86400');
  });
  web.get('/favicon.svg', serveStatic({ path: path.relative(process.cwd(), path.join(directory, 'favicon.svg')) }));
  web.route('/', createCrawlerFiles(parts));
  if (!shell) return web.get('*', (c) => c.text('The web is not built: run `npm run build`.', 503));
  web.route('/', createPages(parts, shell));
  web.get('*', (c) => {
    const language = requestLanguage(c.req.header('accept-language') ?? null);
    return sendPage(shell, parts.env, appPage(shell, parts.env, new URL(c.req.url), language), c.req.raw);
  });
  return web;
}
