import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#server/graphql/context.ts';
import { RULES } from '#server/http/limits.ts';
import { TooManyRequests } from '#server/platform/errors.ts';
import { isPassword } from './passwordHash.ts';

/** How much longer a stranger waits for each wrong guess at the account beyond those that are free. */
const WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
/** Strangers who wait at once; more are told to come later. */
const MOST_WAITING = 100;
let waiting = 0;

interface Guess {
  /** The account's e-mail or, signed in, its id. */
  account: string;
  /** What was typed. */
  password: string;
  passwordHash: string | null;
  /** The browser, where the account knows it. */
  browser: string | null;
}

/**
 * Whether it is the account's password. Wrong ones are counted by account and network together, so that nobody locks
 * somebody else out; strangers only wait longer while others guess too, and browsers that the account knows do not.
 * What was counted is forgotten with a new password. Throws `TooManyRequests`.
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
  if (browser === null) await slowDown((await limits.used('accountGuess', everywhere)) - RULES.accountGuess.points);
  // a password longer than any that we take cannot be right: no work for it
  if (await isPassword(password.slice(0, 1_000), passwordHash)) {
    await limits.forget('passwordGuess', here);
    return true;
  }
  await limits.count('accountGuess', everywhere).catch(() => {});
  await limits.count('passwordGuess', here);
  return false;
}

async function slowDown(tooMany: number): Promise<void> {
  if (tooMany < 0) return;
  if (waiting >= MOST_WAITING) throw new TooManyRequests(LONGEST_WAIT_MS / 1_000);
  waiting += 1;
  try {
    await wait(Math.min((tooMany + 1) * WAIT_MS, LONGEST_WAIT_MS));
  } finally {
    waiting -= 1;
  }
}
