import { TOKEN_SCOPES, type TokenScope } from '#server/graphql/tokenScopes.ts';
import { bearer, createToken, partnerToken } from '../programs.ts';
import { signedInModerator, signedInPerson, signedInStaff } from '../staff.ts';
import type { TestApp } from '../testApp.ts';
import { visitor } from '../visitor.ts';

/** All callers with different permissions. */
export const ROLES = [
  'anonymous',
  'person',
  'moderator',
  'superAdmin',
  'program',
  'searchProgram',
  'readProgram',
  'revokedProgram',
] as const;

export type Role = (typeof ROLES)[number];

export type Caller = ReturnType<typeof visitor>;

const enumName = (scope: TokenScope) => scope.replace(':', '_').toUpperCase();
const ALL = Object.keys(TOKEN_SCOPES) as TokenScope[];

const SCOPES: Partial<Record<Role, TokenScope[]>> = {
  program: ALL,
  searchProgram: ['search:read'],
  readProgram: ['providers:read'],
  revokedProgram: ALL,
};

/** Creates a caller of a role. Programs belong to a partner, not to a person. */
export async function makeCaller(test: TestApp, role: Role): Promise<Caller> {
  if (role === 'anonymous') return visitor(test);
  if (role === 'person') return signedInPerson(test);
  if (role === 'moderator') return signedInModerator(test);
  if (role === 'superAdmin') return signedInStaff(test);
  const { staff, token, accessToken } = await partnerToken(test, SCOPES[role]!.map(enumName));
  if (role === 'revokedProgram')
    await staff.graphql(
      `mutation { revokeAccessToken(input: { id: ${accessToken.databaseId} }) { accessToken { id } } }`,
    );
  return visitor(test, bearer(token));
}

/** A new caller of each role. */
export async function makeCallers(test: TestApp): Promise<Record<Role, Caller>> {
  const callers: Partial<Record<Role, Caller>> = {};
  for (const role of ROLES) callers[role] = await makeCaller(test, role);
  return callers as Record<Role, Caller>;
}

/** The database ids of a person's own account and of a token of theirs. */
export async function ownIds(person: Caller) {
  const { accessToken } = await createToken(person);
  const { body } = await person.graphql('{ viewer { databaseId } }');
  return { user: body.data.viewer.databaseId as number, token: accessToken.databaseId };
}
