import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { newToken } from '#server/platform/secrets.ts';

export const NONCE_COOKIE = 'nonce';
const VALID_SECONDS = 15 * 60;

/**
 * A nonce to hand to the identity provider, who writes it into its token: so the token can only be used in the browser
 * that asked for it. Throws `Invalid` when the provider is not set up.
 */
export function startProviderSignIn({ cookies, readGoogleToken }: Context): string {
  if (!readGoogleToken) throw new Invalid('google.off');
  const nonce = newToken();
  cookies.set(NONCE_COOKIE, nonce, VALID_SECONDS);
  return nonce;
}
