import { readFileSync } from 'node:fs';
import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { useApp } from '../testApp.ts';
import { type Caller, makeCallers, ownIds, ROLES, type Role } from './callers.ts';
import { hasScopes } from './reachedTypes.ts';
import { askNode } from './roleRequests.ts';
import { scopedObjects } from './scopedObjects.ts';
import { promised } from './who.ts';

const { types } = JSON.parse(readFileSync(new URL('roles.json', import.meta.url), 'utf8')) as {
  types: Record<string, string>;
};
/** Types whose objects belong to the user of this test, who is not a moderator. */
const OWN = new Set(['User', 'AccessToken']);
/** Types whose objects belong to a partner, which has no program in this test. */
const OF_PARTNER = new Set(['WebhookEndpoint', 'WebhookDelivery']);
/** Fields about people, which moderators do not read. */
const ACCOUNTS = new Set(['ProviderDecision.user']);
/** The provider in this test is not published. */
const who = (type: string) => (type === 'Provider' ? 'moderators' : types[type]!);
const test = useApp('demo');
let callers: Record<Role, Caller>;
/** Global ids of one object of each type; the account and the token are the user's own. */
let ids: Record<string, string>;
beforeAll(async () => {
  callers = await makeCallers(test);
  const own = await ownIds(callers.person);
  const objects = { ...(await scopedObjects(test, callers.superAdmin)), User: own.user, AccessToken: own.token };
  ids = Object.fromEntries(Object.entries(objects).map(([type, id]) => [type, writeGlobalId(type, id)]));
});

/** Types that `node` finds; a separate table covers those below a provider. */
const scoped = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && hasScopes(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
);
const fields = scoped.flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, type: type.name, field }))
    : [],
);

describe('a node with scopes of its own', () => {
  it('has an object in this test', () => {
    expect(Object.keys(ids).sort()).toEqual(scoped.map(({ name }) => name).sort());
  });

  it.each(fields)('$name is allowed to exactly the callers in the table', async ({ type, field }) => {
    const isAccount = ACCOUNTS.has(`${type}.${field.name}`);
    const expected = { ...promised(who(type)), ...(isAccount && { moderator: 'FORBIDDEN' as const }) };
    for (const role of ROLES)
      expect([role, await askNode(callers[role], ids[type]!, type, field)]).toEqual([
        role,
        // its existence is hidden; the user's own objects are hidden from moderators, too
        (expected[role] === 'allowed' &&
          !(role === 'moderator' && OWN.has(type)) &&
          !(role === 'program' && OF_PARTNER.has(type))) ||
        role === 'revokedProgram' ||
        (isAccount && role === 'moderator')
          ? expected[role]
          : 'hidden',
      ]);
  });

  it('hides other users from a user: both account and token', async () => {
    const others = await ownIds(callers.superAdmin);
    for (const [type, id] of [
      ['User', others.user],
      ['AccessToken', others.token],
    ] as const)
      for (const { field } of fields.filter((item) => item.type === type))
        expect([field.name, await askNode(callers.person, writeGlobalId(type, id), type, field)]).toEqual([
          field.name,
          'hidden',
        ]);
  });
});
