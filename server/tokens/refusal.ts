import { type DomainError, Forbidden, Unauthenticated } from '../errors.ts';
import type { Context } from '../graphql/context.ts';

/** What whoever asks for something that is not for them is told: to sign in, or that it is not theirs to ask. */
export function refusal({ viewer, token }: Pick<Context, 'viewer' | 'token'>): DomainError {
  if (token) return new Forbidden('token.scope', { scopes: [...token.scopes].join(', ') });
  return viewer ? new Forbidden('access.denied') : new Unauthenticated();
}
