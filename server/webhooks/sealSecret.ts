import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Identifies key and cipher in a stored secret: a change of either needs a new version. */
const VERSION = 'v1.';

/**
 * Encrypts a secret for storage: `v1.` and base64url of nonce, ciphertext and tag. It can be opened for this endpoint
 * only.
 */
export function sealSecret(key: KeyObject, endpointId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo(endpointId));
  const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return VERSION + Buffer.concat(sealed).toString('base64url');
}

/** Decrypts a stored secret; null when it was not sealed with this key for this endpoint. */
export function openSecret(key: KeyObject, endpointId: number, stored: string): string | null {
  const sealed = Buffer.from(stored.slice(VERSION.length), 'base64url');
  if (!stored.startsWith(VERSION) || sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(boundTo(endpointId))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const secret = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([secret, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function boundTo(endpointId: number): Buffer {
  return Buffer.from(`${VERSION}webhookEndpoint:${endpointId}`);
}

const PREFIX = 'whsec_';

/** A signing secret for an endpoint: 256 random bits, in the format of https://www.standardwebhooks.com. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * The headers that let the receiver verify the sender and the time of this body, and detect duplicates. Signed with
 * each of the secrets: the receiver needs only one of them.
 */
export function signedHeaders(secrets: string[], webhookId: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'));
    return `v1,${hmac.update(`${webhookId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': webhookId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
