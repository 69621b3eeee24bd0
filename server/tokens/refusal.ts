import { type DomainError, Forbidden, Unauthenticated } from '../errors.ts';
import type { Context } from '../graphql/context.ts';

/** The error for a caller without the right: to sign in, or that the right is missing. */
export function refusal({ viewer, token }: Pick<Context, 'viewer' | 'token'>): DomainError {
  if (token) return new Forbidden('token.scope', { scopes: [...token.scopes].join(', ') });
  return viewer ? new Forbidden('access.denied') : new Unauthenticated();
}
