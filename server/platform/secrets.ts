import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as a link or a cookie carries them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A token is random, so a fast hash is enough. */
export function tokenHash(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest() as Buffer<ArrayBuffer>;
}
