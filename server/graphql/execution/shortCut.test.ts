import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { type ExecutionArgs, execute, type GraphQLObjectType, type GraphQLResolveInfo, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema as ours } from '../schema.ts';
import { executeOperation } from './execute.ts';
import { noteLoaded } from './loadedRows.ts';
import { isThere, shortCutOf } from './shortCut.ts';

interface Thing {
  name: string;
  isOwn: boolean;
}

const builder = new SchemaBuilder<{
  AuthScopes: { superAdmin: boolean; anyone: boolean };
  Context: { viewer: { isSuperAdmin: boolean }; token: null };
  DefaultAuthStrategy: 'all';
}>({
  plugins: [ScopeAuthPlugin],
  scopeAuth: {
    defaultStrategy: 'all',
    authScopes: ({ viewer, token }: { viewer: { isSuperAdmin: boolean }; token: null }) => ({
      superAdmin: viewer.isSuperAdmin,
      anyone: token === null,
    }),
    unauthorizedError: (_: unknown, __: unknown, { path: { key }, parentType }: GraphQLResolveInfo) =>
      new Error(`${parentType.name}.${key} is not for you`),
  },
} as never);

const fields = ['Secret', 'Either', 'Own', 'Granted', 'Open'] as const;
const scopes = {
  Secret: { authScopes: { superAdmin: true } },
  Either: { authScopes: { $any: { superAdmin: true, anyone: true } } },
  Own: { authScopes: ({ isOwn }: Thing) => isOwn || { superAdmin: true } },
  Granted: { grantScopes: ({ isOwn }: Thing) => (isOwn ? ['own'] : []) },
  Open: {},
};
const types = fields.map((name) =>
  builder.objectRef<Thing>(name).implement({
    ...(scopes[name] as object),
    fields: (t) => ({
      name: t.exposeString('name', { nullable: true }),
      title: t.exposeString('name', { nullable: true }),
      loud: t.string({ nullable: true, resolve: (thing) => thing.name.toUpperCase() }),
      later: t.string({ nullable: true, resolve: async (thing) => thing.name }),
      hidden: t.exposeString('name', { nullable: true, authScopes: { superAdmin: true } }),
      shared: t.exposeString('name', { nullable: true, authScopes: { $granted: 'own' } as never }),
      repeated: t.string({
        nullable: true,
        args: { times: t.arg.int({ defaultValue: 2 }) },
        resolve: (thing, { times }) => thing.name.repeat(times!),
      }),
    }),
  }),
);
const THINGS: Thing[] = [
  { name: 'mine', isOwn: true },
  { name: 'theirs', isOwn: false },
];
builder.queryType({
  fields: (t) =>
    Object.fromEntries(
      types.map((type, at) => [fields[at]!.toLowerCase(), t.field({ type: [type], resolve: () => THINGS })]),
    ),
});
const schema = builder.toSchema();

async function told(run: typeof execute, args: ExecutionArgs) {
  const { data, errors = [] } = JSON.parse(JSON.stringify(await run(args)));
  return { data, errors: errors.map((error: object) => JSON.stringify(error)).sort() };
}

describe('a field that is read by a short cut', () => {
  it.each([true, false])(
    'is refused to whom it is refused otherwise, with the same error; to staff: %s',
    async (isSuperAdmin) => {
      const below = '{ name title loud later hidden shared repeated other: repeated(times: 1) }';
      const document = parse(`{ ${fields.map((name) => `${name.toLowerCase()} ${below}`).join(' ')} }`);
      const args = () => ({ schema, document, contextValue: { viewer: { isSuperAdmin }, token: null } });
      const answer = await told(executeOperation as typeof execute, args());
      expect(answer).toEqual(await told(execute, args()));
      expect(answer.data.open[0].name).toBe('mine');
      expect(answer.errors.length).toBeGreaterThan(isSuperAdmin ? 0 : 10);
    },
  );

  const provider = ours.getType('Provider') as GraphQLObjectType;
  const shortCut = (name: string) => shortCutOf(provider, provider.getFields()[name]!);

  it('has one where the scopes are the same for every row', () => {
    for (const name of ['databaseId', 'updatedAt', 'contacts', 'providerServices', 'approver', 'address'])
      expect(shortCut(name)?.scopes, name).toEqual({ superAdmin: true });
    // of a person it depends on who they are
    const user = ours.getType('User') as GraphQLObjectType;
    expect(shortCutOf(user, user.getFields().email!)).toBeNull();
    const query = ours.getQueryType()!;
    for (const name of ['providers', 'taxTypes']) expect(shortCutOf(query, query.getFields()[name]!), name).toBeNull();
  });

  it('is asked of Prisma where the row was not read with what it selects', () => {
    const row = (beside: object, more: object = {}) => {
      const made = { id: 1, taxNumber: '1', taxType: null, ...more };
      noteLoaded(made, beside as Record<string, unknown>);
      return made;
    };
    const contacts = shortCut('contacts')!.needs!;
    expect(isThere(contacts, { contacts: [] })).toBe(false);
    expect(isThere(contacts, row({ contacts: { orderBy: { id: 'asc' } } }))).toBe(true);
    expect(isThere(contacts, row({ contacts: { take: 1, orderBy: { id: 'asc' } } }))).toBe(false);
    expect(isThere(contacts, row({}))).toBe(false);
    const approver = shortCut('approver')!.needs!;
    expect(isThere(approver, row({ contacts: true }))).toBe(false);
    expect(isThere(approver, row({ approver: true }))).toBe(true);
    const doubtful = shortCut('taxNumberIsDoubtful')!.needs!;
    expect(isThere(doubtful, row({ taxType: true }))).toBe(true);
    const address = shortCut('address')!.needs!;
    expect(isThere(address, row({}))).toBe(false);
    expect(isThere(address, row({}, { addressId: 3 }))).toBe(true);
    // of some of the people only, or of those there are at another time
    for (const name of ['people', 'applicantConfirmed'])
      expect(shortCut(name)?.needs && isThere(shortCut(name)!.needs!, row({ verifications: true })), name).toBeFalsy();
  });
});
