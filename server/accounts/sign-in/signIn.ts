import type { User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, Unauthenticated } from '#server/platform/errors.ts';
import { parseEmail, parseFields } from '#server/platform/text.ts';
import { checkGuess, knownBrowser } from '../credentials/guessing.ts';
import { assertHashRoom } from '../credentials/passwords.ts';
import { endSession } from '../credentials/sessions.ts';
import { accountsOf } from '../user/proveEmail.ts';
import { enterWithOneFactor } from './enter.ts';

interface SignIn {
  email: string;
  password: string;
  botCheckSolution?: string | null;
}

/**
 * The maximum number of accounts with the same unverified e-mail to try, newest first: the password identifies the
 * account.
 */
const MAX_UNVERIFIED = 3;

/**
 * Signs in with a password. Throws `Invalid`, `TooManyRequests`, `SecondFactorRequired`, and the same `Unauthenticated`
 * for a wrong password, an unknown e-mail and a disabled account.
 */
export async function signIn(context: Context, input: SignIn): Promise<void> {
  const { db, limits, address, network } = context;
  const { email, password } = parseFields({
    email: () => parseEmail(input.email),
    password: () => parsePassword(input.password),
  });
  await limits.count('signIn', network);
  await context.botCheck.verify(input.botCheckSolution, address);
  // Checked before the database query, which would slow down other requests in a flood.
  assertHashRoom();

  const accounts = await accountsOf(db.prisma, email, MAX_UNVERIFIED);
  // an account with the verified e-mail is the only candidate
  const candidates = accounts[0]?.emailVerifiedAt ? accounts.slice(0, 1) : accounts;
  const user = await matching(context, email, password, candidates);
  if (!user || user.disabledAt) {
    const known = candidates[0] ?? null;
    await writeLog(db.prisma, context, {
      severity: 'warning',
      code: known ? 'signInFailed' : 'signInFailedUnknownEmail',
      userId: known?.id ?? null,
    });
    throw new Unauthenticated('signIn.refused');
  }
  if (user.passwordExpiresAt && user.passwordExpiresAt < new Date()) throw new Unauthenticated('signIn.expired');
  await enterWithOneFactor(context, user, 'signedIn');
}

function parsePassword(password: string): string {
  if (password === '') throw new Invalid('password.required', { field: 'password' });
  return password;
}

async function matching(context: Context, account: string, password: string, candidates: User[]): Promise<User | null> {
  for (const user of candidates) {
    const browser = knownBrowser(context, user);
    if (await checkGuess(context, { account, password, passwordHash: user.passwordHash, browser })) return user;
  }
  // Hashes even without an account, so that timing does not reveal whether an account exists.
  if (candidates.length === 0) await checkGuess(context, { account, password, passwordHash: null, browser: null });
  return null;
}

/** Ends this browser's session, if any. */
export async function signOut(context: Context): Promise<void> {
  if (context.viewer) await writeLog(context.db.prisma, context, { code: 'signedOut' });
  await endSession(context);
}
