import { type GraphQLObjectType, getNamedType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { payloadNameOf } from '#server/graphql/typeNames.ts';
import { signedInStaff } from '../staff.ts';
import { useApp } from '../testApp.ts';
import { type Caller, ownIds } from './callers.ts';
import { scopedObjects } from './scopedObjects.ts';

// https://relay.dev/docs/guides/graphql-server-specification/ and https://relay.dev/graphql/connections.htm
const test = useApp('demo');
let staff: Caller;
let nodes: Record<string, string>;
beforeAll(async () => {
  staff = await signedInStaff(test);
  const { user, token } = await ownIds(staff);
  const video = 'dQw4w9WgXcQ';
  await staff.graphql(
    `mutation { addHelpVideo(input: { link: "${video}", title: "x" }) { ... on AddHelpVideoPayload { helpVideo { id } } } }`,
  );
  const scoped = await scopedObjects(test, staff);
  const collection = await test.db.prisma.collection.create({
    data: { partnerId: Number(scoped.Partner), slug: 'of-nodes', name: 'Of nodes' },
  });
  const ids = {
    ...scoped,
    Collection: collection.id,
    User: user,
    AccessToken: token,
    FaqEntry: 1,
    HelpVideo: video,
    Place: 3_838_583,
    Service: 29,
    ServiceCategory: 1,
    ServiceSubcategory: 1,
    TaxType: 1,
  };
  nodes = Object.fromEntries(Object.entries(ids).map(([type, id]) => [type, writeGlobalId(type, id)]));
});

const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const nodeTypes = objects.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
const connections = objects.filter(({ name }) => name.endsWith('Connection'));
const fieldType = (type: GraphQLObjectType, field: string) => String(type.getFields()[field]?.type);

describe('global object identification', () => {
  it('takes a non-null id', () => {
    expect(String(schema.getQueryType()!.getFields().node!.args[0]!.type)).toBe('ID!');
    for (const type of nodeTypes) expect([type.name, fieldType(type, 'id')]).toEqual([type.name, 'ID!']);
  });

  it('has a node of each type in this test', () => {
    expect(Object.keys(nodes).sort()).toEqual(nodeTypes.map(({ name }) => name).sort());
  });

  it.each(nodeTypes.map(({ name }) => name))('finds a %s again by the id that it returned', async (name) => {
    const id = nodes[name];
    const { body } = await staff.graphql(
      'query ($id: ID!, $ids: [ID!]!) { node(id: $id) { __typename id } nodes(ids: $ids) { __typename id } }',
      { id, ids: [id, id] },
    );
    const node = { __typename: name, id };
    expect(body).toEqual({ data: { node, nodes: [node, node] } });
  });
});

describe('connections', () => {
  it('are exactly the types with edges or pageInfo', () => {
    expect(connections.length).toBeGreaterThan(8);
    const paged = objects.filter((type) => type.getFields().edges || type.getFields().pageInfo);
    expect(paged.map(({ name }) => name)).toEqual(connections.map(({ name }) => name));
  });

  it.each(connections.map((type) => ({ name: type.name, type })))('$name has edges and pageInfo', ({ type }) => {
    expect(fieldType(type, 'pageInfo')).toBe('PageInfo!');
    const row = type.name.replace(/Connection$/, '');
    expect(fieldType(type, 'edges')).toBe(`[${row}Edge!]!`);
    expect(fieldType(type, 'totalCount')).toBe('Int!');
    const edge = getNamedType(type.getFields().edges!.type) as GraphQLObjectType;
    expect(fieldType(edge, 'cursor')).toBe('String!');
    expect(isNonNullType(edge.getFields().node!.type)).toBe(true);
    expect(fieldType(type, 'nodes')).toBe(`[${fieldType(edge, 'node')}]!`);
  });

  it('have the standard pageInfo', () => {
    const pageInfo = schema.getType('PageInfo') as GraphQLObjectType;
    expect(
      Object.fromEntries(Object.values(pageInfo.getFields()).map(({ name, type }) => [name, String(type)])),
    ).toEqual({ startCursor: 'String', endCursor: 'String', hasNextPage: 'Boolean!', hasPreviousPage: 'Boolean!' });
  });

  const fields = objects.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => connections.includes(getNamedType(field.type) as GraphQLObjectType))
      .map((field) => ({ name: `${type.name}.${field.name}`, field })),
  );

  it.each(fields)('$name takes first and after', ({ field }) => {
    const types = Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)]));
    expect(types).toMatchObject({ first: 'Int', after: 'String' });
  });

  const lists = fields.filter(({ name }) => name.startsWith('Query.'));
  const PAGE = 'edges { cursor node { __typename } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }';
  const NEEDED: Record<string, string> = { searchProviders: 'where: { text: "Buenos Aires" },' };

  it.each(lists)('$name continues after a cursor', async ({ field: { name } }) => {
    const page = async (after: string | null) => {
      const query = `query ($after: String) { list: ${name}(${NEEDED[name] ?? ''} first: 1, after: $after) { ${PAGE} } }`;
      const { body } = await staff.graphql(query, { after });
      expect(body.errors).toBeUndefined();
      return body.data.list;
    };
    const first = await page(null);
    expect(first.edges.length).toBeLessThanOrEqual(1);
    const cursor = first.edges[0]?.cursor ?? null;
    expect([first.pageInfo.startCursor, first.pageInfo.endCursor]).toEqual([cursor, cursor]);
    expect(first.pageInfo.hasPreviousPage).toBe(false);
    if (first.pageInfo.hasNextPage) expect((await page(cursor)).edges[0].cursor).not.toBe(cursor);
  });

  it.each(lists)(
    '$name refuses one row more than the maximum in its description',
    async ({ field: { name, args } }) => {
      const [, most] = args.find((argument) => argument.name === 'first')!.description!.match(/^Rows, 1 to (\d+)/)!;
      const query = `{ list: ${name}(${NEEDED[name] ?? ''} first: ${Number(most) + 1}) { pageInfo { hasNextPage } } }`;
      const { errors } = (await staff.graphql(query)).body;
      expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
      expect(errors[0].message).toContain(most);
    },
  );

  it.each(['row:a\u0000', 'row:9999999999999999', 'row:0', 'GPC:N:1', ''])(
    'reject %j, which is not one of their cursors',
    async (text) => {
      const cursor = Buffer.from(text, 'latin1').toString('base64');
      const query = 'query ($cursor: String) { services(after: $cursor) { edges { cursor } } }';
      const { status, body } = await staff.graphql(query, { cursor });
      expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
});

describe('mutations', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields());

  it('return a payload of their own, those with a form beside its errors', () => {
    for (const { name, type } of mutations) {
      const result = getNamedType(type);
      const members = isUnionType(result) ? result.getTypes().map((member) => member.name) : [result.name];
      expect(members.filter((member) => member !== 'FormErrors')).toEqual([payloadNameOf(name)]);
    }
  });

  it('take one input, or the few values that identify their object', () => {
    for (const { name, args } of mutations) {
      const input = args.find((argument) => argument.name === 'input');
      if (input) expect(`${name}: ${input.type}`).toMatch(/^\w+: \w+Input!$/);
      else expect([name, args.length <= 2]).toEqual([name, true]);
    }
  });
});
