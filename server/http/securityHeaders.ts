import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '#server/platform/env.ts';

/** The headers of data responses, which are not pages: nothing in them may run. */
const DATA_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
};

/** The default headers of every response. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    ...DATA_HEADERS,
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Adds the default security headers that a response does not set itself. */
export function addSecurityHeaders(https: boolean): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(https));
  return async (c, next) => {
    await next();
    // skipped, because a 304 would replace the policy of the cached page
    if (c.res.status === 304) return;
    const isFramed = c.res.headers.get('Content-Security-Policy')?.endsWith('frame-ancestors *');
    for (const [name, value] of headers)
      if (!c.res.headers.has(name) && !(isFramed && name === 'X-Frame-Options')) c.res.headers.set(name, value);
  };
}

/** The hashes of the style elements that react-aria adds; browsers apply no other style elements. */
const ADDED_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]
  .map((style) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  .join('');

/** The headers of the web's pages, whose policy allows only this site and the configured services. */
export function pageHeaders({
  https,
  google,
  botCheck,
  publicIpUrl,
  mapTiles,
  analytics,
}: Env): Record<string, string> {
  const others: [Directive, string][] = [
    ...(google ? googleSources(google.scriptUrl) : []),
    ...recaptchaSources(botCheck),
    ...analyticsSources(analytics),
    ...(publicIpUrl ? ([['connect-src', publicIpUrl]] satisfies [Directive, string][]) : []),
    ...(mapTiles ? ([['img-src', new URL(mapTiles.url).origin]] satisfies [Directive, string][]) : []),
    // The player of the help videos. All paths of the web share one page, so its headers are the same everywhere.
    ['frame-src', 'https://www.youtube-nocookie.com'],
  ];
  const from = (directive: Directive) =>
    others.filter(([name]) => name === directive).map(([, source]) => ` ${source}`);
  const policy = [
    "default-src 'self'",
    `script-src 'self'${from('script-src').join('')}`,
    `connect-src 'self'${from('connect-src').join('')}`,
    `frame-src 'self'${from('frame-src').join('')}`,
    `style-src 'self'${ADDED_STYLES}${from('style-src').join('')}`,
    `img-src 'self' data:${from('img-src').join('')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    // needed by Google's popup to report the sign-in to this page
    ...(google && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
  };
}

type Directive = 'script-src' | 'connect-src' | 'frame-src' | 'style-src' | 'img-src';

/** Source: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
function googleSources(scriptUrl: string): [Directive, string][] {
  const base = `${new URL('.', scriptUrl)}`;
  return [
    ['script-src', scriptUrl],
    ['connect-src', base],
    ['frame-src', base],
    ['style-src', `${base}style`],
    ['img-src', 'https://*.googleusercontent.com'],
  ];
}

/**
 * https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.-how-can-i-configure-it-to-work-with-recaptcha
 */
function recaptchaSources(botCheck: Env['botCheck']): [Directive, string][] {
  if (botCheck.kind !== 'recaptcha') return [];
  const base = `${new URL('.', botCheck.scriptUrl)}`;
  return [
    ['script-src', base],
    ['script-src', 'https://www.gstatic.com/recaptcha/'],
    ['frame-src', base],
    ['connect-src', base],
  ];
}

/**
 * The sources of each kind of analytics: its own hosts, and the host of the script that the operator has configured.
 * https://developers.google.com/tag-platform/security/guides/csp,
 * https://learn.microsoft.com/clarity/setup-and-installation/clarity-csp
 */
function analyticsSources(analytics: Env['analytics']): [Directive, string][] {
  const sources: [Directive, string][] = [];
  const open = (directives: Directive[], hosts: string[]) => {
    for (const directive of directives) for (const host of hosts) sources.push([directive, host]);
  };
  if (analytics?.googleAnalytics) {
    const { origin } = new URL(analytics.googleAnalytics.scriptUrl);
    open(['script-src'], [origin]);
    open(['connect-src', 'img-src'], [origin, 'https://*.google-analytics.com', 'https://*.googletagmanager.com']);
    open(['connect-src'], ['https://*.analytics.google.com']);
  }
  if (analytics?.clarity) {
    const { origin } = new URL(analytics.clarity.scriptUrl);
    open(['script-src', 'connect-src', 'img-src'], [origin, 'https://*.clarity.ms']);
    open(['connect-src', 'img-src'], ['https://c.bing.com']);
  }
  return sources;
}

/** The headers of the documentation, whose only script copies examples. */
export const PLAIN_PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
};

/** The headers of GraphiQL, whose editor adds style elements without a nonce. */
export const GRAPHIQL_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
