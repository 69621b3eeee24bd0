import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '../../tests/testApp.ts';

const test = useApp('empty');
const server = createServer((request, response) => test.app.handle(request, response));
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

// its rest would be read as the next request of the connection, which would wait for it
it.each(['/graphql', '/api/pre-registration'])(
  'a body that is too large for %s ends its connection, and the next request does not wait',
  async (path) => {
    const headers = { 'Content-Type': 'application/json' };
    const refused = await fetch(base + path, { method: 'POST', headers, body: `"${'a'.repeat(8_000_000)}"` });
    expect([refused.ok, refused.headers.get('connection')]).toEqual([false, 'close']);
    await refused.text();
    const next = await fetch(`${base}/graphql`, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
    expect([next.status, next.headers.get('connection')]).toEqual([200, 'keep-alive']);
  },
);
