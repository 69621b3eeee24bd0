import type { Role } from './callers.ts';

type Outcome = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN';

const LETTERS: Record<string, Outcome> = { a: 'allowed', U: 'UNAUTHENTICATED', F: 'FORBIDDEN' };

/**
 * The meaning of the words in roles.json, for: a visitor, a user, a moderator, a super admin, a program with every
 * scope, one with search:read, one with providers:read. A revoked token is rejected everywhere.
 */
const WHO: Record<string, string> = {
  everybody: 'aaaaaaa',
  people: 'aaaaFFF',
  'people, search:read': 'aaaaaaF',
  'people, providers:write': 'aaaaaFF',
  'people, watches:read': 'aaaaaFF',
  'people, watches:write': 'aaaaaFF',
  'the signed-in': 'UaaaFFF',
  // 401: there is no caller to return
  'the signed-in, as themselves': 'UaaaUUU',
  'the signed-in, providers:read': 'UaaaaFa',
  'the signed-in, providers:write': 'UaaaaFF',
  'the signed-in, watches:read': 'UaaaaFF',
  'the signed-in, watches:write': 'UaaaaFF',
  moderators: 'UFaaFFF',
  'moderators, providers:read': 'UFaaaFa',
  'super admins': 'UFFaFFF',
  'super admins, collections:read': 'UFFaaFF',
  'super admins, collections:write': 'UFFaaFF',
  'super admins, webhooks:read': 'UFFaaFF',
  'super admins, webhooks:send': 'UFFaaFF',
};

/** The outcomes that a row of roles.json promises to each role. */
export function promised(who: string): Record<Role, Outcome> {
  const letters = WHO[who];
  if (!letters) throw new Error(`roles.json says "${who}", which who.ts lacks`);
  const [anonymous, person, moderator, superAdmin, program, searchProgram, readProgram] = [...letters].map(
    (letter) => LETTERS[letter]!,
  ) as [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
  return {
    anonymous,
    person,
    moderator,
    superAdmin,
    program,
    searchProgram,
    readProgram,
    revokedProgram: 'UNAUTHENTICATED',
  };
}
