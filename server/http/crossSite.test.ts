import { expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('empty', { PUBLIC_URL: 'https://rumbo.example' });

it.each([
  ['a page of this site', 'https://rumbo.example', 'rumbo.example', 204],
  ['another site', 'https://evil.example', 'rumbo.example', 403],
  // a DNS server of the attacker resolves evil.example to this server
  ['a page of a foreign name that resolves here', 'http://evil.example', 'evil.example', 403],
])('a write of %s', async (_, origin, host, status) => {
  for (const path of ['/clear-cache', '/api/auth/signout'])
    expect((await test.send('POST', path, undefined, { origin, host })).status).toBe(status);
});
