import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { useBuiltWeb } from '#tests/builtWeb.ts';
import { useApp } from '#tests/testApp.ts';
import { pageHeaders } from './securityHeaders.ts';
import { webConfig } from './webConfig.ts';

/** The player of the help videos, which is loaded on demand. */
const PLAYER = { 'frame-src': ['https://www.youtube-nocookie.com'] };

/** The policy of a page by directive, without the sources that every page may use. */
function opened(variables: NodeJS.ProcessEnv): Record<string, string[]> {
  const policy = pageHeaders(readEnv(variables))['Content-Security-Policy']!;
  const closed = /^('self'|'none'|'sha256-.*'|data:)$/;
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name!, sources.filter((source) => !closed.test(source))] as const)
      .filter(([, sources]) => sources.length > 0),
  );
}

describe('the policy of a page', () => {
  it('allows no third party by default', () => {
    expect(opened({})).toEqual(PLAYER);
    expect(
      opened({ GA_SCRIPT_URL: 'https://stats.example/a.js', CLARITY_SCRIPT_URL: 'https://stats.example/' }),
    ).toEqual(PLAYER);
    expect(webConfig(readEnv({})).analytics).toBeNull();
  });

  it('allows the style elements that react-aria adds, and no others', () => {
    const texts = globSync('node_modules/react-aria/dist/private/**/*.mjs').flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return [...code.matchAll(/\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text]) => text!);
    });
    const styles = texts.map((text) =>
      text.trim().replace(/\$\{\S*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable'),
    );
    expect(styles).toHaveLength(2);
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const [, allowed] = /style-src ([^;]*)/.exec(pageHeaders(readEnv({}))['Content-Security-Policy']!)!;
    expect(allowed!.split(' ').sort()).toEqual(["'self'", ...hashes].sort());
  });

  it('allows for Google Analytics only the necessary sources', () => {
    const hosts = [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
    ];
    expect(opened({ GA_MEASUREMENT_ID: 'G-ABC' })).toEqual({
      ...PLAYER,
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': [...hosts, 'https://*.analytics.google.com'],
      'img-src': hosts,
    });
  });

  it('allows for Clarity only the necessary sources', () => {
    const hosts = ['https://www.clarity.ms', 'https://*.clarity.ms'];
    expect(opened({ CLARITY_PROJECT_ID: 'abc' })).toEqual({
      ...PLAYER,
      'script-src': hosts,
      'connect-src': [...hosts, 'https://c.bing.com'],
      'img-src': [...hosts, 'https://c.bing.com'],
    });
  });

  it('allows only pictures from the server of the street map', () => {
    const tiles = { MAP_TILES_URL: 'https://tiles.example/v1/{z}/{x}/{y}.png?key=a', MAP_TILES_ATTRIBUTION: '© Maps' };
    expect(opened(tiles)).toEqual({ ...PLAYER, 'img-src': ['https://tiles.example'] });
  });

  it('allows a script from the host of the operator', () => {
    const { 'script-src': scripts } = opened({
      GA_MEASUREMENT_ID: 'G-ABC',
      GA_SCRIPT_URL: 'http://127.0.0.1:99/gtag.js',
    });
    expect(scripts).toEqual(['http://127.0.0.1:99']);
  });
});

describe('a page of an installation with analytics', () => {
  const test = useApp('empty', { GA_MEASUREMENT_ID: 'G-ABC', CLARITY_PROJECT_ID: 'abc' });

  it('sends the configuration to the browser, and allows nothing for data responses', async () => {
    expect(webConfig(test.parts.env).analytics).toEqual({
      googleAnalytics: { measurementId: 'G-ABC', scriptUrl: 'https://www.googletagmanager.com/gtag/js' },
      clarity: { projectId: 'abc', scriptUrl: 'https://www.clarity.ms/tag/' },
    });
    const { headers } = await test.get('/api/services/categories');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

const SAFE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringMatching(/default-src '(self|none)'.*frame-ancestors 'none'/),
  'strict-transport-security': expect.stringContaining('max-age='),
};

describe('every response over https', () => {
  const files = {
    'favicon.svg': '<svg/>',
    'favicon.ico': '',
    'apple-touch-icon.png': '',
    'preview.png': '',
    'assets/app.js': '',
    '.vite/graphiql.json': '{}',
    '.server/entry.server.js':
      "export const createDrawing = () => ({ draw: async () => null, drawApiPage: () => '', drawGraphiqlBar: () => '' });",
  };
  const test = useApp('demo', { PUBLIC_URL: 'https://rumbo.example' }, useBuiltWeb(files));
  const html = { accept: 'text/html' };

  it.each<[status: number, path: string, headers?: Record<string, string>]>([
    [200, '/health'],
    [200, '/ready'],
    [200, '/'],
    [200, '/users/login'],
    [301, '/providers/1'],
    [404, '/providers/999999'],
    [404, '/assets/none.js'],
    [404, '/assets'],
    [200, '/favicon.svg'],
    [200, '/favicon.ico'],
    [200, '/apple-touch-icon.png'],
    [200, '/preview.png'],
    [302, '/.well-known/change-password'],
    [200, '/assets/app.js'],
    [404, '/uploads/none'],
    [404, '/help-video-thumbnails/none'],
    [200, '/robots.txt'],
    [200, '/sitemap.xml'],
    [404, '/sitemaps/none.xml'],
    [404, '/api/none'],
    [200, '/api/services/categories'],
    [200, '/api/openapi.json'],
    [200, '/api', html],
    [200, '/graphql', html],
    [200, '/graphql?query={__typename}'],
    [400, '/graphql'],
    [401, '/graphql?query={__typename}', { authorization: 'Bearer rumbo_none' }],
  ])('has the security headers: %i %s %o', async (status, path, asked = {}) => {
    const { status: actual, headers } = await test.get(path, asked);
    expect(actual).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject(SAFE);
  });

  it('sends password managers to the page where a password is changed', async () => {
    const { headers } = await test.get('/.well-known/change-password');
    expect(headers.get('location')).toBe('/users/security');
  });

  it('has them also when another site is rejected', async () => {
    const { status, headers } = await test.send('POST', '/clear-cache', {}, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
    expect(Object.fromEntries(headers)).toMatchObject(SAFE);
  });

  it('sends no other policy with 304, so that the browser keeps that of the cached page', async () => {
    const { headers } = await test.get('/users/login');
    const again = await test.get('/users/login', { 'if-none-match': headers.get('etag')! });
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null]);
  });
});
