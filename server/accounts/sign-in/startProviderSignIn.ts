import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { newToken } from '#server/platform/secrets.ts';

export const NONCE_COOKIE = 'nonce';
const VALID_SECONDS = 15 * 60;

/**
 * A nonce for the identity provider to include in its token, so that the token is valid only in the browser that
 * requested it. Throws `Invalid` when the provider is not configured.
 */
export function startProviderSignIn({ cookies, readGoogleToken }: Context): string {
  if (!readGoogleToken) throw new Invalid('google.off');
  const nonce = newToken();
  cookies.set(NONCE_COOKIE, nonce, VALID_SECONDS);
  return nonce;
}
