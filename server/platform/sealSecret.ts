import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { keyFor } from './secretKey.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Identifies key and cipher in a stored secret: a change of either needs a new version. */
const VERSION = 'v2.';

/**
 * Encrypts a secret for storage: `v2.` and base64url of nonce, ciphertext and tag. It can be opened for this owner
 * only, such as `webhookEndpoint:7`.
 */
export function sealSecret(key: KeyObject, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor('sealing', key), nonce).setAAD(boundTo(owner));
  const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return VERSION + Buffer.concat(sealed).toString('base64url');
}

/** Decrypts a stored secret; null when it was not sealed with this key for this owner. */
export function openSecret(key: KeyObject, owner: string, stored: string): string | null {
  const sealed = Buffer.from(stored.slice(VERSION.length), 'base64url');
  if (!stored.startsWith(VERSION) || sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyFor('sealing', key), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(boundTo(owner))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const secret = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([secret, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function boundTo(owner: string): Buffer {
  return Buffer.from(`${VERSION}${owner}`);
}
