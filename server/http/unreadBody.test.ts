import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

// limits on: bodies arrive before their requests take a turn
const test = useApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
const server = createServer((request, response) => test.app.handle(request, response));
let base = '';
let networks = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const json = { type: 'application/json', body: `"${'a'.repeat(8_000_000)}"` };
function largeForm() {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: '{ __typename }', variables: { text: 'a'.repeat(1_200_000) } }));
  form.append('map', '{}');
  form.append('0', new Blob(['a'.repeat(1_000_000)]), 'x.csv');
  return { type: null, body: form };
}

it.each([
  ['JSON', '/graphql', json],
  ['JSON', '/api/pre-registration', json],
  ['a form', '/graphql', largeForm()],
])(
  'a sender of %s that is too large for %s receives a response, and its next request is not blocked',
  async (_, path, { type, body }) => {
    for (let times = 0; times < 3; times++) {
      // a separate network each: the sender runs on this thread too, whose time would be charged to one network
      const network = { 'X-Forwarded-For': `192.0.2.${++networks}` };
      const rejected = await fetch(base + path, {
        method: 'POST',
        headers: { ...network, ...(type && { 'Content-Type': type }) },
        body,
      });
      expect([rejected.ok, typeof (await rejected.text())]).toEqual([false, 'string']);
      const next = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: { ...network, 'Content-Type': 'application/json' },
        body: '{"query":"{ __typename }"}',
        signal: AbortSignal.timeout(20_000),
      });
      expect([next.status, await next.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
    }
  },
);
