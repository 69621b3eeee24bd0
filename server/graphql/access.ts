import { type DomainError, Forbidden, Unauthenticated } from '#server/platform/errors.ts';
import type { Context } from './context.ts';
import type { TokenScope } from './tokenScopes.ts';

/** The policies of the domains' `access.ts` are made of these: `authScopes`, which Pothos checks before a field is resolved. */
export const ANYONE = { anyone: true } as const;
export const SIGNED_IN = { authenticated: true } as const;
export const STAFF = { superAdmin: true } as const;

/** People as the policy says, and programs whose access token has the scope. */
export function orProgram<People extends object, Scope extends TokenScope>(people: People, program: Scope) {
  return { $any: { ...people, program } } as const;
}

export type Policy =
  | typeof ANYONE
  | typeof SIGNED_IN
  | typeof STAFF
  | { $any: (typeof ANYONE | typeof SIGNED_IN | typeof STAFF) & { program: TokenScope } };

/** What the scopes of policies come to for this caller. */
export function scopesOf({ viewer, token }: Pick<Context, 'viewer' | 'token'>) {
  return {
    // a program has the scopes of its access token only
    anyone: token === null,
    authenticated: viewer !== null,
    superAdmin: viewer?.isSuperAdmin === true,
    program: (scope: TokenScope) => token?.scopes.has(scope) === true,
  };
}

/** As Pothos asks it: for what is not a field of the schema. */
export function isAllowed(policy: Policy, context: Pick<Context, 'viewer' | 'token'>): boolean {
  const { program: hasScope, ...people } = scopesOf(context);
  const { program, ...others } = '$any' in policy ? policy.$any : { ...policy, program: null };
  return (
    (program !== null && hasScope(program)) || Object.keys(others).some((name) => people[name as keyof typeof people])
  );
}

/** The error for a caller without the right: to sign in, or that the right is missing. */
export function refusal({ viewer, token }: Pick<Context, 'viewer' | 'token'>): DomainError {
  if (token) return new Forbidden('token.scope', { scopes: [...token.scopes].join(', ') });
  return viewer ? new Forbidden('access.denied') : new Unauthenticated();
}

/**
 * For what is not for an account whose e-mail may be somebody else's: businesses and access tokens. Programs pass: their
 * owner proved it. Throws `Forbidden`.
 */
export function requireProvedEmail({ viewer, token }: Pick<Context, 'viewer' | 'token'>): void {
  if (!token && !viewer?.hasProvedEmail) throw new Forbidden('access.proveEmail');
}
