import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { RULES } from '#server/http/limits.ts';
import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid, TooManyRequests } from '#server/platform/errors.ts';
import { newToken } from '#server/platform/secrets.ts';
import { isPassword } from './passwords.ts';

/** The delay in milliseconds for unknown browsers, added by each wrong attempt after the first few. */
const DELAY_MS = 500;
const MAX_DELAY_MS = 5_000;
/** The maximum number of concurrently delayed sign-ins; further sign-ins are rejected. */
const MAX_WAITING = 100;
let waiting = 0;

interface Guess {
  /** The e-mail of the account or, for a signed-in user, its id. */
  account: string;
  password: string;
  passwordHash: string | null;
  /** The id of a known browser of the account; null for an unknown browser. */
  browser: string | null;
}

/**
 * Verifies the password of an account. Wrong attempts are counted per account and network, so that an attacker cannot
 * lock the owner out. While an account is under attack, sign-ins from unknown browsers are delayed and those from known
 * browsers are not. A new password resets the counts. Throws `TooManyRequests`.
 */
export async function checkGuess(
  { limits, network }: Pick<Context, 'limits' | 'network'>,
  { account, password, passwordHash, browser }: Guess,
): Promise<boolean> {
  const version = createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 8);
  const everywhere = `${account} ${version}`;
  const here = `${everywhere} ${browser ?? network}`;
  await limits.check('passwordGuess', here);
  if (browser === null) await delay((await limits.used('accountGuess', everywhere)) - RULES.accountGuess.points);
  // limits the work of hashing; longer passwords are not valid anyway
  if (await isPassword(password.slice(0, 1_000), passwordHash)) {
    await limits.forget('passwordGuess', here);
    return true;
  }
  await limits.count('accountGuess', everywhere).catch(() => {});
  await limits.count('passwordGuess', here);
  return false;
}

async function delay(excess: number): Promise<void> {
  if (excess < 0) return;
  if (waiting >= MAX_WAITING) throw new TooManyRequests(MAX_DELAY_MS / 1_000);
  waiting += 1;
  try {
    await wait(Math.min((excess + 1) * DELAY_MS, MAX_DELAY_MS));
  } finally {
    waiting -= 1;
  }
}

interface Check {
  user: Pick<User, 'id' | 'passwordHash'>;
  currentPassword: string | null | undefined;
  required: MessageKey;
}

/**
 * Verifies the viewer's current password, so that another person at a signed-in browser cannot pass. Counts wrong
 * attempts. Throws `Invalid`, `TooManyRequests`.
 */
export async function checkCurrentPassword(
  context: Context,
  { user, currentPassword, required }: Check,
): Promise<void> {
  if (!currentPassword) throw new Invalid(required, { field: 'currentPassword' });
  const isRight = await checkGuess(context, {
    account: `user:${user.id}`,
    password: currentPassword,
    passwordHash: user.passwordHash,
    browser: knownBrowser(context, user),
  });
  if (!isRight) throw new Invalid('password.currentWrong', { field: 'currentPassword' });
}

const COOKIE = 'browser';
const VALID_SECONDS = 180 * 86_400;
const FORM = /^([\w-]{43})\.([\w-]{43})$/;

interface Account {
  id: number;
  passwordHash: string | null;
}

/**
 * The id of this browser if it has signed in to the account since its password was set; otherwise null. Wrong attempts
 * by other browsers do not delay a known browser. The id grants no access.
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
