import { Hono } from 'hono';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import type { Reads } from '#server/platform/reads.ts';
import { isLanguage, LANGUAGES } from '#shared/language.ts';
import { directorySitemap, lanesSitemap, pagesSitemap, providersSitemap, sitemapIndex } from './sitemaps.ts';

interface Sources {
  env: Env;
  db: Db;
  reads: Reads;
  gazetteer: Gazetteer;
}

/** The files for crawlers and password managers, which are served even when the web is not built. */
export function createCrawlerFiles({ env, db, reads: { pool: reads }, gazetteer }: Sources): Hono {
  const files = new Hono();
  const send = (body: string | ReadableStream, type: string) =>
    new Response(body, {
      headers: {
        'Content-Type': `${type}; charset=UTF-8`,
        'Cache-Control': 'public, max-age=600',
      },
    });

  files.get('/robots.txt', () => send(robots(env.publicUrl), 'text/plain'));
  files.get('/.well-known/security.txt', () => send(securityText(env), 'text/plain'));
  // for password managers: https://www.w3.org/TR/change-password-url/
  files.get('/.well-known/change-password', (c) => c.redirect('/users/profile', 302));
  files.get('/sitemap.xml', async () => send(await sitemapIndex(reads, env.publicUrl), 'application/xml'));
  for (const language of LANGUAGES)
    files.get(`/sitemaps/lanes-${language}.xml`, async () =>
      send(await lanesSitemap({ reads, gazetteer }, env.publicUrl, language), 'application/xml'),
    );
  files.get('/sitemaps/pages.xml', () => send(pagesSitemap(env.publicUrl), 'application/xml'));
  files.get('/sitemaps/:file', async (c) => {
    const [, language, number] =
      c.req.param('file').match(/^(?:providers|directory-([a-z]{2}))-([1-9]\d{0,5})\.xml$/) ?? [];
    const sitemap =
      !number || (language !== undefined && !isLanguage(language))
        ? null
        : isLanguage(language)
          ? await directorySitemap({ db, reads, gazetteer }, env.publicUrl, language, Number(number))
          : await providersSitemap(reads, env.publicUrl, Number(number));
    return sitemap ? send(sitemap, 'application/xml') : c.text('Not found', 404);
  });
  return files;
}

const VALID_MS = 180 * 86_400_000;

/**
 * The contact for security reports: https://www.rfc-editor.org/rfc/rfc9116. It expires half a year after each request.
 */
function securityText({ publicUrl, footer }: Env): string {
  const expires = new Date(Date.now() + VALID_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${footer.email ? `mailto:${footer.email}` : `${publicUrl}/help`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** /graphql is allowed, because crawlers that run the app query it. /uploads serves only approved files. */
function robots(publicUrl: string): string {
  const closed = ['/bo', '/api', '/users/', '/dashboard', '/pre-registration/success'];
  // the longer rule takes precedence: https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
  const open = ['/users/login', '/users/signup', '/api$', '/api/openapi.json', '/api/schema.graphql'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
