import { type AuthFailure, AuthScopeFailureType, RequestCache } from '@pothos/plugin-scope-auth';
import { type DomainError, Forbidden, ProofRequired, Unauthenticated } from '#server/platform/errors.ts';
import type { Context } from './context.ts';
import type { TokenScope } from './tokenScopes.ts';

/** Building blocks of the policies in each `access.ts`, used as `authScopes`, which Pothos checks before resolving. */
export const ANYONE = { anyone: true } as const;
export const SIGNED_IN = { authenticated: true } as const;
export const SUPER_ADMIN = { superAdmin: true } as const;
/** Moderators and super admins. */
export const MODERATOR = { moderator: true } as const;
/**
 * Like `SIGNED_IN`, but only for users who confirmed their identity within the last ten minutes, never for programs.
 */
export const SIGNED_IN_NOW = { ...SIGNED_IN, recent: true } as const;
export const SUPER_ADMIN_NOW = { ...SUPER_ADMIN, recent: true } as const;
export const MODERATOR_NOW = { ...MODERATOR, recent: true } as const;
/** Users, and programs with any access token. Used by routes whose fields have no scopes. */
export const EVERYONE = 'everyone';

/** Users with the given scopes, and programs whose access token has the token scope. */
export function orProgram<People extends object, Scope extends TokenScope>(people: People, program: Scope) {
  return { $any: { ...people, program } } as const;
}

/** Users with the given scopes, and programs of partners whose access token has the token scope. */
export function orPartner<People extends object, Scope extends TokenScope>(people: People, partner: Scope) {
  return { $any: { ...people, partner } } as const;
}

export type Policy =
  | typeof EVERYONE
  | typeof ANYONE
  | typeof SIGNED_IN
  | typeof SUPER_ADMIN
  | typeof MODERATOR
  | typeof SIGNED_IN_NOW
  | typeof SUPER_ADMIN_NOW
  | typeof MODERATOR_NOW
  | {
      $any: (typeof ANYONE | typeof SIGNED_IN | typeof SUPER_ADMIN | typeof MODERATOR) &
        ({ program: TokenScope } | { partner: TokenScope });
    };

/** The time in milliseconds for which a proof counts as recent. */
export const RECENT_MS = 10 * 60_000;

/** The Pothos scopes of a caller. */
export function scopesOf({ viewer, token }: Pick<Context, 'viewer' | 'token'>) {
  return {
    // programs have only the scopes of their access token
    anyone: token === null,
    authenticated: viewer !== null,
    superAdmin: viewer?.isSuperAdmin === true,
    moderator: viewer?.isModerator === true,
    recent: viewer !== null && Date.now() - viewer.provedAt.getTime() < RECENT_MS,
    program: (scope: TokenScope) => token?.scopes.has(scope) === true,
    partner: (scope: TokenScope) => token?.partnerId != null && token.scopes.has(scope),
  };
}

/** The callers whom a policy admits. */
export interface Callers {
  /** The users without an access token. */
  access: 'anyone' | 'person' | 'moderator' | 'superAdmin';
  /** The scope that an access token needs; `any` for any token. If it is missing, programs are rejected. */
  scope?: TokenScope | 'any';
  /** Whether the token must belong to a partner. */
  isPartner?: true;
  /** Whether users need a recent proof of identity. */
  isRecent?: true;
}

type TokenKind = 'program' | 'partner';

export function callersOf(policy: Policy): Callers {
  if (policy === EVERYONE) return { access: 'anyone', scope: 'any' };
  const people: Partial<Record<TokenKind, TokenScope>> & object = '$any' in policy ? policy.$any : policy;
  const { program, partner } = people;
  const access =
    'anyone' in people
      ? 'anyone'
      : 'authenticated' in people
        ? 'person'
        : 'moderator' in people
          ? 'moderator'
          : 'superAdmin';
  return {
    access,
    ...(program !== undefined && { scope: program }),
    ...(partner !== undefined && { scope: partner, isPartner: true }),
    ...('recent' in people && { isRecent: true }),
  };
}

/** Checks a policy as Pothos does, for code outside of the schema. */
export function isAllowed(policy: Policy, context: Pick<Context, 'viewer' | 'token'>): boolean {
  const { access, scope, isPartner, isRecent } = callersOf(policy);
  const { anyone, authenticated: person, moderator, superAdmin, recent, program, partner } = scopesOf(context);
  if (scope === 'any' && context.token) return true;
  return (
    ({ anyone, person, moderator, superAdmin }[access] && (recent || !isRecent)) ||
    (scope !== undefined && scope !== 'any' && (isPartner ? partner : program)(scope))
  );
}

const HOLDS = {
  proveEmail: 'access.proveEmail',
  replacePassword: 'access.replacePassword',
  setUpSecondFactor: 'access.setUpSecondFactor',
} as const;

/**
 * The error for a caller without the permission: `Unauthenticated` without a session, `ProofRequired` when only a
 * recent proof is missing, otherwise `Forbidden`.
 */
export function accessError(
  { viewer, token }: Pick<Context, 'viewer' | 'token'>,
  lacksOnlyProof = false,
): Forbidden | Unauthenticated | ProofRequired {
  if (token) return new Forbidden('token.scope', { scopes: [...token.scopes].join(', ') });
  if (!viewer) return new Unauthenticated();
  if (lacksOnlyProof) return new ProofRequired();
  return new Forbidden(viewer.hold ? HOLDS[viewer.hold] : 'access.denied');
}

/** The error of `accessError` for a policy that `isAllowed` rejected. */
export function refusal(policy: Policy, context: Pick<Context, 'viewer' | 'token'>): DomainError {
  const { isRecent, access } = callersOf(policy);
  const others = { anyone: ANYONE, person: SIGNED_IN, moderator: MODERATOR, superAdmin: SUPER_ADMIN }[access];
  return accessError(context, isRecent === true && isAllowed(others, context));
}

/** Whether the only scope that Pothos found missing is a recent proof. */
export function isProofMissing(failure: AuthFailure): boolean {
  if (failure.kind === AuthScopeFailureType.AuthScope) return failure.scope === 'recent';
  return 'failures' in failure && failure.failures.length > 0 && failure.failures.every(isProofMissing);
}

/**
 * Protects businesses and access tokens from accounts with an unverified e-mail, which may belong to another person.
 * Programs pass, because their owner is verified. Throws `Forbidden`.
 */
export function requireProvedEmail({ viewer, token }: Pick<Context, 'viewer' | 'token'>): void {
  if (!token && !viewer?.hasProvedEmail) throw new Forbidden('access.proveEmail');
}

/** Clears the cached scopes of the request. Called after its viewer has changed. */
export function forgetScopes(context: Context): void {
  RequestCache.clearForContext(context);
}

/** Logs that an authenticated caller was denied access: a mistake, or an attack that operators should see. */
export function logDenial(
  { log, requestId, viewer, token, network }: Pick<Context, 'log' | 'requestId' | 'viewer' | 'token' | 'network'>,
  path: readonly (string | number)[] | string | undefined,
): void {
  log.warn({ requestId, userId: viewer?.id, tokenId: token?.id, network, path }, 'authorization refused');
}
