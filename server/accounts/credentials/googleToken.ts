import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { Unauthenticated, Unavailable } from '#server/platform/errors.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    /** Reads ID tokens of Google; null when sign-in with Google is not configured. */
    readGoogleToken: ReadGoogleToken | null;
  }
}

export interface GoogleAccount {
  /** Google's user id, which never changes. */
  subject: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  imageUrl: string | null;
  nonce: string;
  expiresAt: Date;
}

/**
 * Reads an ID token. Throws `Unauthenticated` for a token that is invalid for this site, `Unavailable` when Google's
 * keys cannot be loaded.
 */
export type ReadGoogleToken = (token: string) => Promise<GoogleAccount>;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().max(200).optional(),
  picture: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional()
    .catch(undefined),
  nonce: z.string(),
  exp: z.number(),
});

/** Reads tokens as described in https://developers.google.com/identity/gsi/web/guides/verify-google-id-token */
export function googleTokenReader({ clientId, jwksUrl }: { clientId: string; jwksUrl: string }): ReadGoogleToken {
  // Keys are fetched when a token has an unknown key, at most every two seconds: Google rotates its keys every few
  // days.
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000, cooldownDuration: 2_000 });
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: ['https://accounts.google.com', 'accounts.google.com'],
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      clockTolerance: 10,
    }).catch((error: unknown) => {
      throw isInvalidToken(error) ? new Unauthenticated('google.refused') : new Unavailable('google.unreachable');
    });
    const result = claims.safeParse(payload);
    if (!result.success) throw new Unauthenticated('google.refused');
    const { sub, email, email_verified, name, picture, nonce, exp } = result.data;
    return {
      subject: sub,
      email: email.toLowerCase(),
      emailVerified: email_verified,
      displayName: name?.trim() || email.split('@')[0]!,
      imageUrl: picture ?? null,
      nonce,
      expiresAt: new Date(exp * 1000),
    };
  };
}

/** Whether the token is invalid; otherwise loading the keys has failed. */
function isInvalidToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'
  );
}
