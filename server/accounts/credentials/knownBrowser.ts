import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/graphql/context.ts';
import { newToken } from '#server/platform/secrets.ts';

const COOKIE = 'browser';
const VALID_SECONDS = 180 * 86_400;
const FORM = /^([\w-]{43})\.([\w-]{43})$/;

interface Account {
  id: number;
  passwordHash: string | null;
}

/**
 * The id of this browser if it has signed in to the account since its password was set; otherwise null. Known browsers
 * are not delayed by wrong attempts of others. The id grants no access.
 */
export function knownBrowser({ cookies, browserSecret }: Context, account: Account): string | null {
  const [, name = '', seal = ''] = cookies.get(COOKIE)?.match(FORM) ?? [];
  if (!name) return null;
  const expected = sealOf(browserSecret, name, account);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? name : null;
}

/** Sets the cookie of a known browser. */
export function rememberBrowser({ cookies, browserSecret }: Context, account: Account): void {
  const name = newToken();
  cookies.set(COOKIE, `${name}.${sealOf(browserSecret, name, account)}`, VALID_SECONDS);
}

function sealOf(secret: string, name: string, { id, passwordHash }: Account): string {
  return createHmac('sha256', secret).update(`${id} ${name} ${passwordHash}`).digest('base64url');
}
