import type { User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { readEmail } from '#server/platform/emailAddress.ts';
import { Invalid, Unauthenticated } from '#server/platform/errors.ts';
import { checkGuess } from '../credentials/guessing.ts';
import { knownBrowser, rememberBrowser } from '../credentials/knownBrowser.ts';
import { assertHashRoom } from '../credentials/passwordHash.ts';
import { enterSession, startSession } from '../credentials/sessions.ts';
import { accountsOf } from '../user/accountsOf.ts';

interface SignIn {
  email: string;
  password: string;
  recaptchaToken?: string | null;
}

/** Accounts with an e-mail that nobody proved yet: the password says which of the newest is meant. */
const MOST_UNPROVED = 3;

/**
 * Throws `Invalid`, `TooManyRequests`, and `Unauthenticated` alike for a wrong password, an unknown e-mail and an
 * account that is closed.
 */
export async function signIn(context: Context, input: SignIn): Promise<void> {
  const { db, limits, address, network } = context;
  const email = readEmail(input.email);
  const { password } = input;
  if (password === '') throw new Invalid('password.required', { field: 'password' });
  await limits.count('signIn', network);
  await context.botCheck.verify(input.recaptchaToken, address);
  // before the database is asked, which has other things to do when too many come
  assertHashRoom();

  const accounts = await accountsOf(db.prisma, email, MOST_UNPROVED);
  // the one that proved it is the only one
  const candidates = accounts[0]?.emailVerifiedAt ? accounts.slice(0, 1) : accounts;
  const user = await matching(context, email, password, candidates);
  if (!user || user.disabledAt) {
    const known = candidates[0] ?? null;
    await writeLog(db.prisma, context, {
      severity: 'warning',
      message: known ? 'Sign-in failed' : 'Sign-in failed: unknown email',
      userId: known?.id ?? null,
    });
    throw new Unauthenticated('signIn.refused');
  }
  const session = await db.prisma.$transaction(async (tx) => {
    await writeLog(tx, context, { message: 'Signed in', userId: user.id });
    return startSession(tx, context, user);
  });
  enterSession(context, session);
  rememberBrowser(context, user);
}

async function matching(context: Context, account: string, password: string, candidates: User[]): Promise<User | null> {
  for (const user of candidates) {
    const browser = knownBrowser(context, user);
    if (await checkGuess(context, { account, password, passwordHash: user.passwordHash, browser })) return user;
  }
  // the same work where there is no account, so that time does not tell
  if (candidates.length === 0) await checkGuess(context, { account, password, passwordHash: null, browser: null });
  return null;
}
