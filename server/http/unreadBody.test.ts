import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OneConnection, oneConnection } from '#tests/oneConnection.ts';
import { useApp } from '#tests/testApp.ts';

// limits on: bodies arrive before their requests take a turn
const test = useApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
const server = createServer((request, response) => test.app.handle(request, response));
let connection: OneConnection;
let networks = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connection = oneConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  connection.close();
  server.close();
});

const json = { 'Content-Type': 'application/json' };
const largeText = `"${'a'.repeat(8_000_000)}"`;
function largeForm() {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: '{ __typename }', variables: { text: 'a'.repeat(1_200_000) } }));
  form.append('map', '{}');
  form.append('0', new Blob(['a'.repeat(1_000_000)]), 'x.csv');
  return form;
}

it.each([
  ['JSON', '/graphql', 413, largeText, json],
  ['JSON', '/api/pre-registration', 400, largeText, json],
  ['a form', '/graphql', 413, largeForm(), {}],
])(
  'a sender of %s that is too large for %s receives a response, and its next request is not blocked',
  async (_, path, status, body, type) => {
    for (let times = 0; times < 3; times++) {
      // a separate network each: the sender runs on this thread too, whose time would be charged to one network
      const network = { 'X-Forwarded-For': `192.0.2.${++networks}` };
      const rejected = await connection.post(path, body, { ...network, ...type });
      expect(rejected.status).toBe(status);
      const next = await connection.post('/graphql', '{"query":"{ __typename }"}', { ...network, ...json });
      expect([next.status, JSON.parse(next.text)]).toEqual([200, { data: { __typename: 'Query' } }]);
    }
  },
);

it('a sender of a refused body that is slower than the response keeps its connection', async () => {
  const connections = once(server, 'connection').then(() => 'another');
  const rejected = await connection.post('/api/pre-registration', largeText, json, 1_000);
  const next = connection.post('/graphql', '{"query":"{ __typename }"}', json);
  expect([rejected.status, await Promise.race([connections, next.then(({ status }) => status)])]).toEqual([400, 200]);
});
