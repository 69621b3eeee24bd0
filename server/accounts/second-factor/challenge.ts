import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/graphql/context.ts';
import { spendOnce } from '../bot-check/botCheck.ts';

const VALID_MS = 5 * 60_000;
const RANDOM_BYTES = 24;
const TIME_BYTES = 6;

/** The purpose of a challenge: signing in, or one action in one session. */
export type Purpose = 'signIn' | `${'add' | 'prove'}:${number}`;

/**
 * A challenge for an authenticator, valid for five minutes and for one purpose. It is signed, so that the server stores
 * nothing for callers who do not finish.
 */
export function newChallenge({ browserSecret }: Context, purpose: Purpose): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(Date.now() + VALID_MS, 0, TIME_BYTES);
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), time]);
  return new Uint8Array(Buffer.concat([head, seal(browserSecret, purpose, head)]));
}

/** Whether the challenge, in base64url, was issued by this server for this purpose and is unused. Marks it as used. */
export async function spendChallenge({ db, browserSecret }: Context, purpose: Purpose, sent: string): Promise<boolean> {
  const bytes = Buffer.from(sent, 'base64url');
  const head = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const [found, expected] = [bytes.subarray(head.length), seal(browserSecret, purpose, head)];
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return false;
  const expiresAt = new Date(head.readUIntBE(RANDOM_BYTES, TIME_BYTES));
  return expiresAt.getTime() > Date.now() && spendOnce(db.prisma, `passkey:${sent}`, expiresAt);
}

function seal(secret: string, purpose: Purpose, head: Buffer): Buffer {
  return createHmac('sha256', secret).update(`passkey ${purpose} `).update(head).digest();
}
