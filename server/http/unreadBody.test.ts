import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

// limits on: bodies arrive before their requests take a turn
const test = useApp('empty', { RATE_LIMIT: 'on' });
const server = createServer((request, response) => test.app.handle(request, response));
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const headers = { 'Content-Type': 'application/json' };
const json = { headers, body: `"${'a'.repeat(8_000_000)}"` };
function largeForm() {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: '{ __typename }', variables: { text: 'a'.repeat(1_200_000) } }));
  form.append('map', '{}');
  form.append('0', new Blob(['a'.repeat(1_000_000)]), 'x.csv');
  return { body: form };
}

it.each([
  ['JSON', '/graphql', json],
  ['JSON', '/api/pre-registration', json],
  ['a form', '/graphql', largeForm()],
])(
  'a sender of %s that is too large for %s receives a response, and its next request is not blocked',
  async (_, path, sent) => {
    for (let times = 0; times < 3; times++) {
      const rejected = await fetch(base + path, { method: 'POST', ...sent });
      expect([rejected.ok, typeof (await rejected.text())]).toEqual([false, 'string']);
      const next = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers,
        body: '{"query":"{ __typename }"}',
        signal: AbortSignal.timeout(20_000),
      });
      expect([next.status, await next.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
    }
  },
);
