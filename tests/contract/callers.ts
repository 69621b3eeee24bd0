import type { TokenScope } from '../../server/tokens/scopes.ts';
import { bearer, createToken, partnerToken } from '../programs.ts';
import { signedInPerson, signedInStaff } from '../staff.ts';
import type { TestApp } from '../testApp.ts';
import { visitor } from '../visitor.ts';

/** Everybody who can be told apart by what they may do. */
export const ROLES = [
  'anonymous',
  'person',
  'superAdmin',
  'program',
  'searchProgram',
  'readProgram',
  'revokedProgram',
] as const;

export type Role = (typeof ROLES)[number];

export type Caller = ReturnType<typeof visitor>;

const enumName = (scope: TokenScope) => scope.replace(':', '_').toUpperCase();

/** A caller of each role. The programs are a partner's: they speak for nobody. */
export async function makeCallers(test: TestApp): Promise<Record<Role, Caller>> {
  const program = async (...scopes: TokenScope[]) => partnerToken(test, scopes.map(enumName));
  const all = await program('search:read', 'providers:read', 'providers:write');
  const search = await program('search:read');
  const read = await program('providers:read');
  const revoked = await program('search:read', 'providers:read', 'providers:write');
  await revoked.staff.graphql(
    `mutation { revokeAccessToken(databaseId: ${revoked.accessToken.databaseId}) { accessToken { id } } }`,
  );
  return {
    anonymous: visitor(test),
    person: await signedInPerson(test),
    superAdmin: await signedInStaff(test),
    program: visitor(test, bearer(all.token)),
    searchProgram: visitor(test, bearer(search.token)),
    readProgram: visitor(test, bearer(read.token)),
    revokedProgram: visitor(test, bearer(revoked.token)),
  };
}

/** The database ids of a person's own account and of a token of theirs. */
export async function ownIds(person: Caller) {
  const { accessToken } = await createToken(person);
  const { body } = await person.graphql('{ viewer { databaseId } }');
  return { user: body.data.viewer.databaseId as number, token: accessToken.databaseId };
}
