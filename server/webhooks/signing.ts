import { createHmac, randomBytes } from 'node:crypto';

/** The owner of a sealed signing secret. */
export const ownerOf = (endpointId: number) => `webhookEndpoint:${endpointId}`;

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
