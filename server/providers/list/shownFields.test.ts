import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

/** Each field, and each field of its type. */
function selections(type: GraphQLOutputType, levels: number): string[] {
  const all = Object.values((getNamedType(type) as GraphQLObjectType).getFields());
  const fields = all.filter(({ args }) => !args.some(isRequiredArgument));
  return fields.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (isLeafType(named)) return [name];
    if (!isObjectType(named) || levels === 0) return [`${name} { __typename }`];
    return selections(type, levels - 1).map((below) => `${name} { ${below} }`);
  });
}

describe('a page of providers', () => {
  it.each(['providers', 'publicProviders'] as const)('%s has the same fields as the single provider', async (list) => {
    const staff = await signedInStaff(test);
    const approver = await test.db.prisma.user.findFirstOrThrow({ where: { email: staff.email } });
    const file = { storageKey: list, contentType: 'image/webp', byteSize: 5, widths: [160, 640] };
    const { id } = await test.db.prisma.provider.findFirstOrThrow({
      where: { status: 'approved', image: null, contacts: { some: {} }, services: { some: {} } },
    });
    const image = { create: { file: { create: file }, approvedAt: new Date() } };
    await test.db.prisma.provider.update({ where: { id }, data: { approvedById: approver.id, image } });
    // so it is the first of either list
    const rest = { where: { id: { not: id } }, data: { updatedAt: new Date('2030-01-01') } };
    await test.db.prisma.provider.updateMany(rest);
    const order = list === 'providers' ? ', orderBy: { field: UPDATED_AT, direction: ASC }' : '';
    const asked = selections(schema.getType('Provider') as GraphQLObjectType, 1);
    expect(asked.length).toBeGreaterThan(25);
    // a dozen at a time
    for (let from = 0; from < asked.length; from += 12) {
      const node = `key: databaseId ${asked.slice(from, from + 12).join(' ')}`;
      const page = await staff.graphql(`{ ${list}(first: 1${order}) { edges { node { ${node} } } } }`);
      const read = page.body.data[list].edges[0].node;
      expect(read.key).toBe(id);
      const alone = await staff.graphql(`{ provider(id: ${id}) { ${node} } }`);
      expect(read, node).toEqual(alone.body.data.provider);
    }
  });
});
