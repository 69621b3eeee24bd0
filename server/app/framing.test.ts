import { describe, expect, it } from 'vitest';
import { useBuiltWeb } from '#tests/builtWeb.ts';
import { personPages, staffPages, visitorPages } from '#tests/pages.ts';
import { useApp } from '#tests/testApp.ts';
import { routes } from './routes.ts';

// with the web, whose pages have a policy of their own
const test = useApp('demo', {}, useBuiltWeb());
const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? '';

describe('the search for frames on other sites', () => {
  const open = (query = '', headers = {}) => test.get(`/embed/search?${query}`, headers);

  it('lets any site frame it, without cookies, third-party scripts or writes', async () => {
    const { status, headers, body } = await open('f=Rosario&lang=es', { cookie: 'session=abc; lang=pt' });
    expect(status).toBe(200);
    expect(policyOf(headers)).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors \*$/,
    );
    // isolated sites frame nothing else
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(body).toContain('<html lang="es">');
  });

  it('finds the same results as the site, and opens them in the whole window', async () => {
    const { body } = await open('f=Rosario&t=Buenos+Aires&lang=es');
    const { rows } = (await test.get('/api/search?f=Rosario&t=Buenos+Aires&top=10', { 'accept-language': 'es' })).body;
    const links = [...body.matchAll(/<a href="([^"]+)" target="_top">/g)].map(([, href]) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links.slice(0, 10)).toEqual(rows.map(({ path }: { path: string }) => path));
    expect(links.at(-1)).toBe('http://localhost:4000/?f=Rosario&t=Buenos+Aires');
    expect(body).toContain('hace esta ruta');
  });

  it('has at most 30 KB with its script', async () => {
    const { body } = await open('f=Buenos+Aires&q=transporte');
    const script = await test.get('/embed.js');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(Buffer.byteLength(body) + Buffer.byteLength(script.body)).toBeLessThan(30_000);
  });

  it('shows the entered text as plain text, with its error', async () => {
    const { status, body } = await open(
      `f=${encodeURIComponent('"><script>alert(1)</script>')}&lang=${encodeURIComponent('"><b>')}`,
    );
    expect(status).toBe(200);
    expect(body.match(/<script>/g)).toHaveLength(1);
    expect(body).not.toContain('<b>');
    expect((await open('q=%3F%3F&lang=en')).body).toContain('Enter at least one word');
  });
});

/** Addresses that are neither a page nor a path of REST. */
const OTHERS = [
  ...['/graphql', '/api', '/api/openapi.json', '/api/schema.graphql', '/llms.txt', '/.well-known/api-catalog'],
  ...['/mcp', '/data/datapackage.json', '/collections/none', '/verify', '/watches', '/watches/confirm?token=x'],
  ...['/badge/1.svg', '/badge/1.json', '/badge/none', '/.well-known/jwks.json', '/.well-known/security.txt'],
  ...['/p/1', '/p/1/qr.svg', '/social/providers/1/x.png', '/uploads/x', '/help-video-thumbnails/x'],
  ...['/embed', '/embed/', '/embed/other', '/embed/search/', '/embed/search//', '/Embed/search', '/embed%2Fsearch'],
  ...['/embed.js', '/loads.worker.js', '/assets/none.js', '/favicon.svg', '/robots.txt', '/sitemap.xml', '/no/page'],
  ...['/health', '/ready'],
];
const CALLS = [
  ...[...visitorPages, ...personPages, ...staffPages].map(([path]) => ['GET', path] as const),
  ...routes.map(({ method, path }) => [method.toUpperCase(), path.replace(/:\w+/g, '1')] as const),
  ...OTHERS.map((path) => ['GET', path] as const),
  ...['/graphql', '/mcp', '/embed/search', '/watches', '/users/monthly-mail', '/clear-cache'].map(
    (path) => ['POST', path] as const,
  ),
];

it.each([...new Map(CALLS.map((call) => [call.join(' '), call])).values()])(
  '%s %s may not be framed, whatever its status',
  async (method, path) => {
    for (const accept of ['text/html', 'application/json']) {
      const { headers, status } =
        method === 'GET' ? await test.get(path, { accept }) : await test.send(method, path, {}, { accept });
      // a redirect has nothing to frame, but its headers are the same
      expect([status, headers.get('x-frame-options')]).toEqual([status, 'DENY']);
      expect(policyOf(headers)).toMatch(/frame-ancestors 'none'/);
    }
  },
);
