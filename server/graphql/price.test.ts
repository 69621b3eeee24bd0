import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLObjectType,
  getDirectiveValues,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { RULES } from '#server/http/limits.ts';
import { partnerToken } from '#tests/programs.ts';
import { useApp } from '#tests/testApp.ts';
import { QUERY_LIMITS } from './price.ts';

const test = useApp('demo', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
let callers = 0;
/** Headers of a network without earlier requests. */
const from = (address = `203.0.113.${++callers}`) => ({ 'x-forwarded-for': address });
const ask = (query: string, variables = {}, headers: Record<string, string> = from()) =>
  test.graphql(query, variables, headers);
const codeOf = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code;

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, number) => `f${number}: ${field}`).join(' ');

/** The cost of a query without variables and fragments, by the directives of schema.graphql. */
function costInSchema(query: string): number {
  const published = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const costOf = ({ selections }: SelectionSetNode, type: GraphQLObjectType): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind !== Kind.FIELD) throw new Error(selection.kind);
      const field = type.getFields()[selection.name.value]!;
      const cost = getDirectiveValues(published.getDirective('cost')!, field.astNode!) ?? {};
      const { points = 1, perRow = 0, argument, rows } = cost as Record<string, number> & { argument?: string };
      const sent = (argument ?? '')
        .split('.')
        .reduce<unknown>(
          (value, name) => (value as Record<string, unknown> | undefined)?.[name],
          Object.fromEntries(
            (selection.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
          ),
        );
      const asked = Array.isArray(sent) ? sent.length : (sent as number | undefined);
      const times = asked ?? rows ?? (isListType(getNullableType(field.type)) ? 10 : 1);
      const inner = selection.selectionSet
        ? costOf(selection.selectionSet, getNamedType(field.type) as GraphQLObjectType)
        : 0;
      return sum + points + times * (perRow + inner);
    }, 0);
  const [operation] = parse(query).definitions;
  return costOf((operation as OperationDefinitionNode).selectionSet, published.getQueryType()!);
}

describe('introspection', () => {
  it.each([20, 130])('with %i aliases of nested fields is rejected before it is executed', async (count) => {
    const inner = aliases(count, 'fields { name }');
    const query = `{ __schema { types { fields { type { ${inner} } } } } }`;
    const { status, body } = await ask(query);
    expect([status, body.data]).toEqual([400, undefined]);
  });

  it('as sent by tools succeeds, and returns the same twice', async () => {
    const [first, second] = [await ask(getIntrospectionQuery()), await ask(getIntrospectionQuery())];
    expect(first.body.data.__schema.types.length).toBeGreaterThan(50);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
  });

  it('of many types in one request is rejected', async () => {
    const query = `{ ${aliases(120, '__type(name: "Query") { name }')} }`;
    expect(codeOf(await ask(query))).toBe('QUERY_TOO_LARGE');
  });
});

describe('the cost of an operation', () => {
  it('grows with the ids of nodes', async () => {
    const { rows } = await test.db.pool.query<{ id: number }>(
      `select id from providers where status = 'approved' limit 101`,
    );
    const ids = rows.map(({ id }) => Buffer.from(`Provider:${id}`).toString('base64'));
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await ask(query, { ids: ids.slice(0, 100) })).body.data.nodes).toHaveLength(100);
    expect(codeOf(await ask(query, { ids: [...ids, ...ids] }))).toBe('QUERY_TOO_LARGE');
  });

  it.each([
    'searchProviders(where: { text: "Rosario" }, first: 7) { totalCount edges { node { id contacts { url } } } }',
    'services { nodes { name translations { name } } } faq { translations { question } }',
    'nodes(ids: ["UHJvdmlkZXI6MQ==", "UHJvdmlkZXI6Mg=="]) { id } directoryAtAGlance { byCity { count } }',
    'provider(id: "1") { lanes { from { name } } } suggestPlaces(text: "ros") { name }',
  ])('is what the schema says with @cost: { %s }', async (query) => {
    const { token } = await partnerToken(test);
    const { body } = await ask(`{ ${query} }`, {}, { ...from(), authorization: `Bearer ${token}` });
    expect(body.errors).toBeUndefined();
    expect(body.extensions.cost.complexity).toBe(costInSchema(`{ ${query} }`));
  });

  it('grows with the number of its searches', async () => {
    const query = `{ ${aliases(20, 'searchProviders(keywords: "carga", first: 1) { totalCount }')} }`;
    expect(codeOf(await ask(query))).toBe('QUERY_TOO_LARGE');
  });

  it('includes the cost of filters, once and independent of the rows', async () => {
    const spent = async (fields: string) => {
      const network = from();
      const query = `{ searchProviders(keywords: "carga", first: 20) { edges { node { businessName } } ${fields} } }`;
      expect(codeOf(await ask(query, {}, network))).toBeUndefined();
      const { left } = (await test.parts.limits.count('network', network['x-forwarded-for'], 1))!;
      return RULES.network.points - left;
    };
    const more = (await spent('facets { hasImage { count } }')) - (await spent(''));
    expect(more).toBeGreaterThan(2_000);
    expect(more).toBeLessThan(2_200);
  });

  it('counts the executed operation, not others in the document', async () => {
    const query = `query A { __typename } query B { ${aliases(20, 'searchProviders(keywords: "carga") { totalCount }')} }`;
    const { body } = await test.send('POST', '/graphql', { query, operationName: 'B' }, from());
    expect(body.errors[0].extensions.code).toBe('QUERY_TOO_LARGE');
  });
});

describe('the budget of a network', () => {
  it('is shared by all addresses of an IPv6 network', async () => {
    const spend = (address: string) =>
      ask('{ searchProviders(keywords: "carga", first: 1) { totalCount } }', {}, from(address));
    expect((await spend('2001:db8:1:1::1')).status).toBe(200);
    await test.parts.limits.count('network', '2001:db8:1:1::/64', RULES.network.points - 3_000);
    expect((await spend('2001:db8:1:1:ffff::2')).status).toBe(429);
    expect((await spend('2001:db8:1:2::1')).status).toBe(200);
  });
});

describe('the operations of the web', () => {
  it('are within the breadth limit of a query', async () => {
    for (const text of Object.values(await persisted())) {
      const { definitions } = parse(text);
      const fragments = new Map(
        definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
      );
      const fieldsOf = ({ selections }: SelectionSetNode): number =>
        selections.reduce((sum, item) => {
          if (item.kind === Kind.FIELD) return sum + 1 + (item.selectionSet ? fieldsOf(item.selectionSet) : 0);
          return (
            sum +
            fieldsOf(
              item.kind === Kind.INLINE_FRAGMENT ? item.selectionSet : fragments.get(item.name.value)!.selectionSet,
            )
          );
        }, 0);
      const [operation] = definitions as [OperationDefinitionNode];
      expect([operation.name?.value, fieldsOf(operation.selectionSet)]).toSatisfy(
        ([, fields]) => fields <= QUERY_LIMITS.breadth,
      );
    }
  });

  it('cannot be shadowed by a document of another caller', async () => {
    const ids = Object.keys(await persisted());
    for (const id of ids.slice(0, 3)) await ask(`__PERSISTED_OPERATION_${id}__`);
    for (const doc_id of ids.slice(0, 3)) {
      const { body } = await test.send('POST', '/graphql', { doc_id, variables: {} }, from());
      expect(JSON.stringify(body)).not.toMatch(/Syntax Error|PERSISTED_QUERY_NOT_IN_LIST/);
    }
  });
});

async function persisted(): Promise<Record<string, string>> {
  const file = new URL('../../web/persisted.json', import.meta.url);
  return (await import(file.href, { with: { type: 'json' } })).default;
}
