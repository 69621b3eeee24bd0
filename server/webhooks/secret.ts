import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** What an endpoint's requests are signed with: 256 random bits, as https://www.standardwebhooks.com writes them. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * The headers by which the receiver knows who sent this body, when, and whether it has it already. Signed with each of
 * the secrets: it is enough that the receiver knows one.
 */
export function signedHeaders(secrets: string[], webhookId: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'));
    return `v1,${hmac.update(`${webhookId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': webhookId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
