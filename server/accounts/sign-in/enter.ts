import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { shortAddress } from '#server/http/network.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, SecondFactorRequired, Unauthenticated } from '#server/platform/errors.ts';
import { newToken, tokenHash } from '#server/platform/secrets.ts';
import { knownBrowser, rememberBrowser } from '../credentials/guessing.ts';
import { hasSecondFactor } from '../credentials/hasSecondFactor.ts';
import { enterSession, startSession } from '../credentials/sessions.ts';
import { passkeyOptions, userOfPasskey } from '../second-factor/passkeys.ts';
import { spendCode } from '../second-factor/secondFactor.ts';
import { deviceOf } from '../sessions/device.ts';

const COOKIE = 'pending';
const VALID_SECONDS = 10 * 60;
/** The maximum number of concurrent pending sign-ins of one account: a further one ends the oldest. */
const MOST_PENDING = 10;

type Proved = 'signedIn' | 'signedInWithGoogle' | 'signedInWithPasskey' | 'signedInWithCode';

/**
 * Signs in a user who has proved one factor. Throws `SecondFactorRequired` when the account has a second factor: this
 * browser may then prove it within ten minutes with `completeSignIn`.
 */
export async function enterWithOneFactor(context: Context, user: User, code: Proved): Promise<void> {
  const { prisma } = context.db;
  if (!(await hasSecondFactor(prisma, user.id))) return enter(context, user, { code, isStrong: false });
  const token = newToken();
  const expiresAt = new Date(Date.now() + VALID_SECONDS * 1_000);
  await prisma.$transaction(async (tx) => {
    await tx.pendingSignIn.create({ data: { tokenHash: tokenHash(token), userId: user.id, expiresAt } });
    await tx.$executeRaw`delete from pending_sign_ins where user_id = ${user.id} and token_hash not in
      (select token_hash from pending_sign_ins where user_id = ${user.id} order by expires_at desc limit ${MOST_PENDING})`;
  });
  context.cookies.set(COOKIE, token, VALID_SECONDS);
  throw new SecondFactorRequired();
}

async function enter(context: Context, user: User, { code, isStrong }: { code: Proved; isStrong: boolean }) {
  const isKnown = knownBrowser(context, user) !== null;
  const session = await context.db.prisma.$transaction(async (tx) => {
    await writeLog(tx, context, { code, userId: user.id });
    if (!isKnown) await mailNewDevice(tx, context, user);
    return startSession(tx, context, user, isStrong);
  });
  enterSession(context, session);
  rememberBrowser(context, user);
}

async function mailNewDevice(tx: Prisma.TransactionClient, { userAgent, address }: Context, { id }: User) {
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter(Boolean).join(', ') || null;
  await addJob(tx, 'mailNewDevice', {
    userId: id,
    device,
    network: shortAddress(address),
    at: new Date().toISOString(),
  });
}

/**
 * Completes a sign-in that this browser started with a password or a third party. The code is one of the account's app,
 * or a recovery code. Throws `Unauthenticated` for a wrong code or when no sign-in was started; `TooManyRequests`.
 */
export async function completeSignIn(context: Context, code: string): Promise<void> {
  const { db, limits, network, cookies } = context;
  if (code.trim() === '') throw new Invalid('passkey.codeRequired', { field: 'code' });
  await limits.count('signIn', network);
  const token = cookies.get(COOKIE);
  const where = token === null ? null : { tokenHash: tokenHash(token) };
  const pending =
    where &&
    (await db.prisma.pendingSignIn.findFirst({
      where: { ...where, expiresAt: { gt: new Date() } },
      include: { user: true },
    }));
  if (!pending || pending.user.disabledAt) throw new Unauthenticated('signIn.beginAgain');
  const { user } = pending;
  if (!(await spendCode(context, user.id, code))) {
    await writeLog(db.prisma, context, { severity: 'warning', code: 'signInFailed', userId: user.id });
    throw new Unauthenticated('secondFactor.codeWrong');
  }
  await endPending(context);
  await enter(context, user, { code: 'signedInWithCode', isStrong: true });
}

/** Returns the options for signing in with a passkey. Throws `TooManyRequests`. */
export async function startPasskeySignIn(context: Context): Promise<object> {
  await context.limits.count('signIn', context.network);
  return passkeyOptions(context, 'signIn');
}

/**
 * Signs in with a passkey, which counts as two factors: a device, and a fingerprint or code. Throws `Invalid`,
 * `Unauthenticated`.
 */
export async function signInWithPasskey(context: Context, response: unknown): Promise<void> {
  await context.limits.count('signIn', context.network);
  const user = await userOfPasskey(context, 'signIn', response);
  if (user.disabledAt) throw new Unauthenticated('signIn.refused');
  await endPending(context);
  await enter(context, user, { code: 'signedInWithPasskey', isStrong: true });
}

async function endPending({ db, cookies }: Context): Promise<void> {
  const token = cookies.get(COOKIE);
  if (token === null) return;
  cookies.clear(COOKIE);
  await db.prisma.pendingSignIn.deleteMany({ where: { tokenHash: tokenHash(token) } });
}
