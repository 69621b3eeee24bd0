import { readFileSync } from 'node:fs';
import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { downloads } from '#server/app/downloads.ts';
import { routes } from '#server/app/routes.ts';
import { schema } from '#server/app/schema.ts';
import { accessOf } from '#server/graphql/accessDirective.ts';
import { signedInModerator } from '../staff.ts';
import { useApp } from '../testApp.ts';
import { type Caller, makeCallers, ROLES, type Role } from './callers.ts';
import { isPayload, reachedBy } from './reachedTypes.ts';
import { askField, askRoute, routeName } from './roleRequests.ts';
import { promised } from './who.ts';

interface Table {
  fields: Record<string, string>;
  routes: Record<string, string>;
  types: Record<string, string>;
}

const table: Table = JSON.parse(readFileSync(new URL('roles.json', import.meta.url), 'utf8'));
const test = useApp('demo');
let callers: Record<Role, Caller>;
beforeAll(async () => {
  callers = await makeCallers(test);
});

const ROOTS = {
  query: schema.getQueryType()!,
  mutation: schema.getMutationType()!,
} as const;
const fields = Object.entries(ROOTS).flatMap(([kind, type]) =>
  Object.values(type.getFields()).map((field) => ({
    name: `${type.name}.${field.name}`,
    kind: kind as keyof typeof ROOTS,
    field,
  })),
);
const paths = [...routes, ...downloads.map(({ path }) => ({ method: 'get' as const, path }))];
const types = Object.values(schema.getTypeMap()).filter(
  (type) =>
    isObjectType(type) && !type.name.startsWith('__') && !isPayload(type) && !Object.values(ROOTS).includes(type),
);

/** The outcome of one request by each role. */
async function answers(ask: (caller: Caller) => Promise<string>) {
  const found: Partial<Record<Role, string>> = {};
  for (const role of ROLES) found[role] = await ask(callers[role]);
  return found;
}

describe('the table of permissions', () => {
  it('has exactly the root fields, paths and types of the API', () => {
    expect(Object.keys(table.fields).sort()).toEqual(fields.map(({ name }) => name).sort());
    expect(Object.keys(table.routes).sort()).toEqual(paths.map(routeName).sort());
    expect(Object.keys(table.types).sort()).toEqual(types.map(({ name }) => name).sort());
  });

  it('is what the schema prints', () => {
    const USERS = { anyone: 'people', person: 'the signed-in', moderator: 'moderators', superAdmin: 'super admins' };
    const printed = fields.map(({ name, field }) => {
      const access = accessOf(field) as { users: keyof typeof USERS; scope?: string } | null;
      return [name, access ? [USERS[access.users], access.scope].filter(Boolean).join(', ') : 'everybody'];
    });
    const others = printed.filter(([name, who]) => table.fields[name!] !== who).map(([name]) => name!);
    // by a mailed link, and a program its own token
    expect(others.sort()).toEqual([
      ...['Mutation.endWatch', 'Mutation.renewWatch', 'Mutation.revokeAccessToken', 'Query.watches'],
    ]);
  });

  it('is printed as enums, with the proof that it needs', () => {
    const printed = readFileSync('schema.graphql', 'utf8');
    const access = [...printed.matchAll(/@access\(([a-z].*?)\)/g)].map(([, args]) => args!);
    expect(
      access.filter((args) => !/^users: [A-Z_]+(, scope: [A-Z_]+)?(, partner: true)?(, proof: [A-Z_]+)?$/.test(args)),
    ).toEqual([]);
    expect(access.filter((args) => args.endsWith('proof: FOR_SEVERAL'))).toHaveLength(5);
  });

  it.each(fields)('$name is allowed to exactly the callers in the table', async ({ name, kind, field }) => {
    expect(await answers((caller) => askField(caller, kind, field))).toEqual(promised(table.fields[name]!));
    // the callers are no longer signed in
    if (field.name === 'signOut') callers = await makeCallers(test);
  });

  it.each(paths.map((route) => ({ name: routeName(route), route })))(
    '$name is allowed to exactly the callers in the table',
    async ({ name, route }) => {
      expect(await answers((caller) => askRoute(caller, route))).toEqual(promised(table.routes[name]!));
      if (name === 'POST /api/auth/signout') callers = await makeCallers(test);
    },
  );

  it('applies to a moderator, whose attempts are logged', async () => {
    const warn = vi.spyOn(test.parts.log, 'warn');
    const moderator = await signedInModerator(test);
    const { id } = await test.db.prisma.user.findFirstOrThrow({ where: { email: moderator.email } });
    const { body } = await moderator.graphql('mutation { deleteUser(input: { id: 1 }) { __typename } }');
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    const refused = 'authorization refused';
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ userId: id, path: ['deleteUser'] }), refused);
    warn.mockClear();
    expect((await moderator.get('/api/logs')).status).toBe(403);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ userId: id, path: expect.anything() }), refused);
  });

  it('lets each role reach exactly the types in the table, through any fields', () => {
    const mayUse = (role: Role) => (row: string) =>
      promised(table.fields[row] ?? table.types[row] ?? 'super admins')[role] === 'allowed';
    for (const role of ROLES) {
      const said = types.map(({ name }) => name).filter(mayUse(role));
      expect([role, reachedBy(schema, mayUse(role))]).toEqual([role, said.sort()]);
    }
  });
});
