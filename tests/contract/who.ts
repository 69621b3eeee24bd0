import type { Role } from './callers.ts';

type Outcome = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN';

const LETTERS: Record<string, Outcome> = { a: 'allowed', U: 'UNAUTHENTICATED', F: 'FORBIDDEN' };

/**
 * The meaning of the words in roles.json, for: a visitor, a person, a super admin, a program with every scope, one with
 * search:read, one with providers:read. A revoked token is rejected everywhere.
 */
const WHO: Record<string, string> = {
  everybody: 'aaaaaa',
  people: 'aaaFFF',
  'people, search:read': 'aaaaaF',
  'the signed-in': 'UaaFFF',
  // 401: there is no caller to return
  'the signed-in, as themselves': 'UaaUUU',
  'the signed-in, providers:read': 'UaaaFa',
  'the signed-in, providers:write': 'UaaaFF',
  'super admins, providers:read': 'UFaaFa',
  'super admins': 'UFaFFF',
};

/** The outcomes that a row of roles.json promises to each role. */
export function promised(who: string): Record<Role, Outcome> {
  const letters = WHO[who];
  if (!letters) throw new Error(`roles.json says "${who}", which who.ts lacks`);
  const [anonymous, person, superAdmin, program, searchProgram, readProgram] = [...letters].map(
    (letter) => LETTERS[letter]!,
  ) as [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
  return {
    anonymous,
    person,
    superAdmin,
    program,
    searchProgram,
    readProgram,
    revokedProgram: 'UNAUTHENTICATED',
  };
}
