import { describe, expect, it } from 'vitest';
import { pageHeaders } from '#server/http/securityHeaders.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', { TRUST_PROXY: '1', PUBLIC_IP_URL: 'https://ip.example/' });

describe('help', () => {
  it('returns the address of the visitor', async () => {
    const { body } = await test.graphql('{ callerIp }', {}, { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' });
    expect(body.data.callerIp).toBe('203.0.113.7');
  });

  it("clears the browser's cache of this site", async () => {
    const answer = await test.send('POST', '/clear-cache');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  });

  it('allows pages to request the configured address lookup', () => {
    const { 'Content-Security-Policy': policy } = pageHeaders(test.parts.env);
    expect(policy).toContain("connect-src 'self' https://ip.example/;");
  });
});
