import { describe, expect, it } from 'vitest';
import { useApp } from '../../tests/testApp.ts';
import { readEnv } from '../env.ts';
import { pageHeaders } from './securityHeaders.ts';
import { webConfig } from './webConfig.ts';

/** The player of the help videos, which is loaded when somebody asks for it. */
const PLAYER = { 'frame-src': ['https://www.youtube-nocookie.com'] };

/** The policy of a page by directive, less what every page may. */
function opened(variables: NodeJS.ProcessEnv): Record<string, string[]> {
  const policy = pageHeaders('n', readEnv(variables))['Content-Security-Policy']!;
  const closed = /^('self'|'none'|'nonce-n'|data:)$/;
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name!, sources.filter((source) => !closed.test(source))] as const)
      .filter(([, sources]) => sources.length > 0),
  );
}

describe('the policy of a page', () => {
  it('lets nothing of others in unless something is set up', () => {
    expect(opened({})).toEqual(PLAYER);
    expect(
      opened({ GA_SCRIPT_URL: 'https://stats.example/a.js', CLARITY_SCRIPT_URL: 'https://stats.example/' }),
    ).toEqual(PLAYER);
    expect(webConfig(readEnv({})).analytics).toBeNull();
  });

  it('opens for Google Analytics only what it needs', () => {
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

  it('opens for Clarity only what it needs', () => {
    const hosts = ['https://www.clarity.ms', 'https://*.clarity.ms'];
    expect(opened({ CLARITY_PROJECT_ID: 'abc' })).toEqual({
      ...PLAYER,
      'script-src': hosts,
      'connect-src': [...hosts, 'https://c.bing.com'],
      'img-src': [...hosts, 'https://c.bing.com'],
    });
  });

  it('lets a script in from where the operator has it', () => {
    const { 'script-src': scripts } = opened({
      GA_MEASUREMENT_ID: 'G-ABC',
      GA_SCRIPT_URL: 'http://127.0.0.1:99/gtag.js',
    });
    expect(scripts).toEqual(['http://127.0.0.1:99']);
  });
});

describe('a page of an installation with analytics', () => {
  const test = useApp('empty', { GA_MEASUREMENT_ID: 'G-ABC', CLARITY_PROJECT_ID: 'abc' });

  it('tells the browser what is set up, and opens for no data', async () => {
    expect(webConfig(test.parts.env).analytics).toEqual({
      googleAnalytics: { measurementId: 'G-ABC', scriptUrl: 'https://www.googletagmanager.com/gtag/js' },
      clarity: { projectId: 'abc', scriptUrl: 'https://www.clarity.ms/tag/' },
    });
    const { headers } = await test.get('/api/services/categories');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
