import { type DomainError, Forbidden, Unauthenticated } from '#server/platform/errors.ts';
import type { Context } from './context.ts';

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
