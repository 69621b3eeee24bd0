import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Env } from '../env.ts';
import { pageHeaders } from './securityHeaders.ts';
import { webConfig } from './webConfig.ts';

export const WEB_DIRECTORY = path.resolve(import.meta.dirname, '../../dist/web');

/** The built web: its files, and its one page for every other path, whose router then takes over. */
export function createWeb(directory: string, env: Env): Hono {
  const web = new Hono();
  const indexFile = path.join(directory, 'index.html');
  const index = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : null;

  web.use('/assets/*', async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
    // the names of these files hold a hash of what is in them
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  web.use('/assets/*', serveStatic({ root: path.relative(process.cwd(), directory), precompressed: true }));
  web.all('/assets/*', (c) => c.text('Not found', 404));
  web.get('/favicon.svg', serveStatic({ path: path.relative(process.cwd(), path.join(directory, 'favicon.svg')) }));
  web.get('*', (c) => {
    if (index === null) return c.text('The web is not built: run `npm run build`.', 503);
    const nonce = randomBytes(16).toString('base64');
    return c.html(index.replace('<!--head-->', pageHead(nonce, env)), 200, {
      ...pageHeaders(nonce, env),
      'Cache-Control': 'no-cache',
    });
  });
  return web;
}

function pageHead(nonce: string, env: Env): string {
  // `<` must not end the script element
  const config = JSON.stringify(webConfig(env)).replaceAll('<', '\\u003c');
  return `<meta property="csp-nonce" nonce="${nonce}" /><script type="application/json" id="config">${config}</script>`;
}
