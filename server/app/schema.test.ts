import { readFileSync } from 'node:fs';
import { getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';
import { schema } from './schema.ts';

const test = useApp('demo');

describe('the schema', () => {
  it('is what schema.graphql says', () => {
    expect(`${printSchema(lexicographicSortSchema(schema))}\n`).toBe(readFileSync('schema.graphql', 'utf8'));
  });
});

describe('POST /graphql', () => {
  it('answers introspection, for GraphiQL and for generators', async () => {
    const { status, body } = await test.graphql(getIntrospectionQuery());
    expect(status).toBe(200);
    expect(body.data.__schema.queryType.name).toBe('Query');
  });

  it('finds a node by its global id, in the language asked for', async () => {
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
    ['ProviderCard:999999', 200],
    ['Service:0', 400],
    ['Service:abc', 400],
    ['Service:99999999999', 400],
    ['Nothing:1', 400],
  ])('answers for the unknown id %s without failing', async (text, status) => {
    const id = Buffer.from(text).toString('base64');
    const answer = await test.graphql('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(answer.status).toBe(status);
    expect(answer.body.data.node).toBeNull();
  });

  it.each(['-271821-04-20T00:00:00.000Z', '0000-01-01T00:00:00Z', '+010000-01-01T00:00:00Z', 'yesterday', ''])(
    'refuses the moment %s, which the database cannot hold or which is none',
    async (moment) => {
      const { status, body } = await test.graphql(
        'query ($since: DateTime) { publicProviders(updatedSince: $since) { totalCount } }',
        { since: moment },
      );
      expect(status).toBe(400);
      expect(body.errors[0].message).toContain('of the years 1 to 9999');
    },
  );

  it('refuses a query that costs too much before it runs, and says so', async () => {
    const rows = 'services(first: 1000) { edges { node { id name subcategory { name category { name } } } } }';
    const statements = await test.statements(async () => {
      const { status, body } = await test.graphql(`{ ${rows} more: ${rows} again: ${rows} }`);
      expect(status).toBe(400);
      expect(body.errors[0].message).toMatch(/^The query is too large: its complexity is \d+, the limit is 10000$/);
    });
    expect(statements).toEqual([]);
  });

  it('refuses a question about the schema that multiplies at each level', async () => {
    const deep = `{ __schema { types ${'{ fields { type '.repeat(12)}{ name }${' } }'.repeat(12)} } }`;
    expect((await test.graphql(deep)).status).toBe(400);
  });

  it('refuses a thousand aliases', async () => {
    const aliases = Array.from({ length: 1000 }, (_, i) => `a${i}: __typename`).join(' ');
    const { status, body } = await test.graphql(`{ ${aliases} }`);
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('QUERY_TOO_LARGE');
  });

  it('refuses a body that is not JSON, or too large', async () => {
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

  it('refuses a document that does not parse, and the 200 of old clients is only for those who ask for it', async () => {
    expect((await test.graphql('{ nothing }')).status).toBe(400);
    expect((await test.graphql('{')).status).toBe(400);
    expect((await test.graphql('{', {}, { accept: 'application/json' })).status).toBe(200);
  });

  it('refuses an operation id it does not know, so that an old page loads again', async () => {
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
  ])('answers a write with %o with %i', async (headers, status) => {
    expect((await test.graphql('{ __typename }', {}, headers as Record<string, string>)).status).toBe(status);
  });

  it('answers as ever after it has refused another site', async () => {
    await test.graphql('{ __typename }', {}, { 'sec-fetch-site': 'cross-site' });
    const { headers, body } = await test.graphql('{ taxTypes { id name shortName countryCode } }');
    expect(body.data.taxTypes.length).toBeGreaterThan(5);
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify(body))));
  });

  it('sends the headers that keep browsers safe', async () => {
    const { headers } = await test.graphql('{ __typename }');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
