import { readFileSync } from 'node:fs';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printWithDirectives } from '#server/graphql/printSchema.ts';
import { useDemo } from '#tests/testApp.ts';
import { schema } from './schema.ts';

const test = useDemo();

describe('the schema', () => {
  it('equals schema.graphql', () => {
    expect(printWithDirectives(schema)).toBe(readFileSync('schema.graphql', 'utf8'));
  });
});

describe('POST /graphql', () => {
  it('supports introspection, for GraphiQL and code generators', async () => {
    const { status, body } = await test.graphql(getIntrospectionQuery());
    expect(status).toBe(200);
    expect(body.data.__schema.queryType.name).toBe('Query');
  });

  it('finds a node by its global id, in the requested language', async () => {
    const id = Buffer.from('Service:29').toString('base64');
    const { body } = await test.graphql(
      'query ($id: ID!) { node(id: $id) { ... on Service { name } } }',
      { id },
      { 'accept-language': 'es' },
    );
    expect(body.data.node.name).toBe('Transporte refrigerado');
  });

  it.each([
    ['Service:999999', 200],
    ['Address:1', 200],
    ['Provider:999999', 200],
    ['Service:0', 400],
    ['Service:abc', 400],
    ['Service:99999999999', 400],
    ['Nothing:1', 400],
  ])('handles the unknown id %s without a server error', async (text, status) => {
    const id = Buffer.from(text).toString('base64');
    const answer = await test.graphql('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(answer.status).toBe(status);
    expect(answer.body.data.node).toBeNull();
  });

  it.each(['-271821-04-20T00:00:00.000Z', '0000-01-01T00:00:00Z', '+010000-01-01T00:00:00Z', 'yesterday', ''])(
    'rejects the timestamp %s, which is malformed or out of range',
    async (timestamp) => {
      const { status, body } = await test.graphql(
        'query ($since: DateTime) { publicProviders(updatedSince: $since) { totalCount } }',
        { since: timestamp },
      );
      expect(status).toBe(400);
      expect(body.errors[0].message).toContain('of the years 1 to 9999');
    },
  );

  it('rejects a query over the cost limit before it is executed, with an error', async () => {
    const rows = 'services(first: 1000) { edges { node { id name subcategory { name category { name } } } } }';
    const statements = await test.statements(async () => {
      const { status, body } = await test.graphql(`{ ${rows} more: ${rows} again: ${rows} }`);
      expect(status).toBe(400);
      expect(body.errors[0].message).toMatch(/^The query is too large: its complexity is \d+, the limit is \d+$/);
    });
    expect(statements).toEqual([]);
  });

  it('rejects introspection that multiplies at each level', async () => {
    const deep = `{ __schema { types ${'{ fields { type '.repeat(12)}{ name }${' } }'.repeat(12)} } }`;
    expect((await test.graphql(deep)).status).toBe(400);
  });

  it('rejects a thousand aliases', async () => {
    const aliases = Array.from({ length: 1000 }, (_, i) => `a${i}: __typename`).join(' ');
    const { status, body } = await test.graphql(`{ ${aliases} }`);
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('QUERY_TOO_LARGE');
  });

  it('rejects a body that is not JSON, or too large', async () => {
    const post = (body: string) =>
      test.app.fetch(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      );
    expect((await post('{broken')).status).toBe(400);
    expect((await post(`{"query":"${'a'.repeat(300_000)}"}`)).status).toBe(413);
  });

  it('rejects a document that cannot be parsed, with status 200 only for clients that accept application/json', async () => {
    expect((await test.graphql('{ nothing }')).status).toBe(400);
    expect((await test.graphql('{')).status).toBe(400);
    expect((await test.graphql('{', {}, { accept: 'application/json' })).status).toBe(200);
  });

  it('rejects an unknown operation id, so that an outdated page is reloaded', async () => {
    const response = await test.app.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ doc_id: '0'.repeat(64) }),
      }),
    );
    expect(response.status).toBe(404);
    expect((await response.json()).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_IN_LIST');
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://localhost', host: 'localhost' }, 200],
    [{}, 200],
  ])('responds to a mutation with %o with %i', async (headers, status) => {
    expect((await test.graphql('{ __typename }', {}, headers as Record<string, string>)).status).toBe(status);
  });

  it('responds normally after rejecting another site', async () => {
    await test.graphql('{ __typename }', {}, { 'sec-fetch-site': 'cross-site' });
    const { headers, body } = await test.graphql('{ taxTypes { id name shortName countryCode } }');
    expect(body.data.taxTypes.length).toBeGreaterThan(5);
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify(body))));
  });

  it('sends the security headers', async () => {
    const { headers } = await test.graphql('{ __typename }');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
