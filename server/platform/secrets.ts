import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits, for a link or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token for storage. Tokens are random, so a fast hash is sufficient. */
export function tokenHash(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest() as Buffer<ArrayBuffer>;
}
