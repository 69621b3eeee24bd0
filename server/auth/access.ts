import { Forbidden } from '../errors.ts';
import type { Context } from '../graphql/context.ts';

/**
 * For what is not for an account whose e-mail may be somebody else's: businesses and access tokens. Programs pass: their
 * owner proved it. Throws `Forbidden`.
 */
export function requireProvedEmail({ viewer, token }: Pick<Context, 'viewer' | 'token'>): void {
  if (!token && !viewer?.hasProvedEmail) throw new Forbidden('access.proveEmail');
}
