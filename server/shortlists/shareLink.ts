import { errors, jwtVerify, SignJWT } from 'jose';
import { Invalid } from '#server/platform/errors.ts';
import { keyFor, type SecretKey } from '#server/platform/secretKey.ts';

const DAYS = 90;
const AUDIENCE = 'shortlist';

/** A signed token that names these providers; nothing is stored. */
export async function signShortlist(secretKey: SecretKey, ids: readonly number[]) {
  const expiresAt = new Date(Date.now() + DAYS * 86_400_000);
  const token = await new SignJWT({ ids })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign(keyFor('sharing', secretKey()));
  return { token, expiresAt };
}

/** The providers of a token. Throws `Invalid` for an expired token, or one from elsewhere. */
export async function readShared(secretKey: SecretKey, token: string) {
  try {
    const { payload } = await jwtVerify<{ ids: number[] }>(token, keyFor('sharing', secretKey()), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    });
    return { ids: payload.ids, expiresAt: new Date(payload.exp! * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Invalid('shortlist.link', { field: 'link' });
    throw error;
  }
}
