import { type Context, Hono } from 'hono';
import { requestCountry, requestLanguage } from '#server/i18n/language.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import { loadNewestProviders, loadPublicProvider } from '#server/providers/public/loadPublicProviders.ts';
import { isLanguage } from '#shared/language.ts';
import { providerIdIn, providerPath } from '#shared/providerPath.ts';
import { landingPage } from './landingPage.ts';
import { missingPage } from './missingPage.ts';
import { providerPage } from './providerPage.ts';
import { sendPage } from './sendPage.ts';
import type { Shell } from './shell.ts';
import { directorySitemap, pagesSitemap, providersSitemap, sitemapIndex } from './sitemaps.ts';

const NEWEST = 12;

interface Parts {
  env: Env;
  db: Db;
  gazetteer: Gazetteer;
}

/** The pages that say something without the app, and what leads crawlers to them. */
export function createPages({ env, db, gazetteer }: Parts, shell: Shell): Hono {
  const pages = new Hono();
  const readerLanguage = (c: Context) => requestLanguage(c.req.header('accept-language') ?? null);

  pages.get('/', async (c, next) => {
    // a search is the app's; there are as many as there are words, and no page of them is worth finding
    if (['f', 'q', 'a', 'area'].some((name) => c.req.query(name))) return next();
    const providers = await loadNewestProviders(db.prisma, NEWEST);
    const page = landingPage({
      shell,
      env,
      gazetteer,
      providers,
      language: readerLanguage(c),
      country: requestCountry(c.req.header('accept-language') ?? null),
    });
    return sendPage(shell, env, page, c.req.raw);
  });

  pages.get('/providers/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const [first, second, ...others] = pathname.split('/').filter(Boolean).slice(1);
    if (first === undefined) return next();
    const asked = second !== undefined && isLanguage(first) ? first : null;
    const name = second ?? first;
    const language = asked ?? readerLanguage(c);
    const id = others.length === 0 && (asked || second === undefined) ? providerIdIn(name) : null;
    const provider = id === null ? null : await loadPublicProvider(db.prisma, id);
    if (!provider) return sendPage(shell, env, missingPage(shell, env, language), c.req.raw, 404);
    const path = providerPath(provider, asked);
    if (pathname !== path) {
      // Not kept by browsers: of a business that changes its name and changes it back, each would lead to the other.
      return new Response(null, { status: 301, headers: { Location: path + search, 'Cache-Control': 'no-cache' } });
    }
    return sendPage(shell, env, providerPage({ shell, env, gazetteer, provider, language, asked }), c.req.raw);
  });

  return pages;
}

/** For crawlers; these work without the web being built. */
export function createCrawlerFiles({ env, db, gazetteer }: Parts): Hono {
  const files = new Hono();
  const send = (body: string | ReadableStream, type: string) =>
    new Response(body, {
      headers: {
        'Content-Type': `${type}; charset=UTF-8`,
        'Cache-Control': 'public, max-age=600',
      },
    });

  files.get('/robots.txt', () => send(robots(env.publicUrl), 'text/plain'));
  files.get('/sitemap.xml', async () => send(await sitemapIndex(db.pool, env.publicUrl), 'application/xml'));
  files.get('/sitemaps/pages.xml', () => send(pagesSitemap(env.publicUrl), 'application/xml'));
  files.get('/sitemaps/:file', async (c) => {
    const [, language, number] =
      c.req.param('file').match(/^(?:providers|directory-(en|es|pt))-([1-9]\d{0,5})\.xml$/) ?? [];
    const sitemap = !number
      ? null
      : isLanguage(language)
        ? await directorySitemap({ db, gazetteer }, env.publicUrl, language, Number(number))
        : await providersSitemap(db.pool, env.publicUrl, Number(number));
    return sitemap ? send(sitemap, 'application/xml') : c.text('Not found', 404);
  });
  return files;
}

/** /graphql stays open: crawlers that run the app read it there. /uploads shows only what is approved. */
function robots(publicUrl: string): string {
  const closed = ['/bo', '/api', '/users/', '/dashboard', '/pre-registration/success'];
  // what is longer goes before: https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
  const open = ['/users/login', '/users/signup'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
