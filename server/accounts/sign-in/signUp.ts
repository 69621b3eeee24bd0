import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { mayMail } from '#server/mail/countMail.ts';
import { parseEmail, parseFields, parseText } from '#server/platform/text.ts';
import { rememberBrowser } from '../credentials/guessing.ts';
import { checkNewPassword, refuseBreached } from '../credentials/newPassword.ts';
import { assertHashRoom, hashPassword, isPassword } from '../credentials/passwords.ts';
import { enterSession, startSession } from '../credentials/sessions.ts';
import { insertUser } from '../user/insertUser.ts';
import { requestEmailProof } from '../user/proveEmail.ts';
import { proveByBusinessLink } from './verifyEmail.ts';

/** The period in milliseconds in which repeated submissions of the form count as one sign-up. */
const SAME_MS = 60_000;
const SIGN_UP_LOCK = 7_310_006;

interface SignUp {
  displayName: string;
  email: string;
  password: string;
  botCheckSolution?: string | null;
  /** The token of a link about a business, mailed to this address. */
  mailedToken?: string | null;
}

/**
 * Creates an account; the user accepts the usage agreement. The response does not reveal whether the e-mail has an
 * account: several accounts may have an e-mail until one of them verifies it, and its owner is notified by mail. Throws
 * `Invalid`, `TooManyRequests`.
 */
export async function signUp(context: Context, input: SignUp): Promise<void> {
  const own = { email: input.email.trim(), names: [input.displayName] };
  const { displayName, email } = parseFields({
    displayName: () => parseText(input.displayName, { field: 'displayName', max: 120, required: 'name.required' }),
    email: () => parseEmail(input.email),
    password: () => checkNewPassword(input.password, own),
  });
  await context.limits.count('signUp', context.network);
  await context.botCheck.verify(input.botCheckSolution, context.address);
  await refuseBreached(context, input.password);
  assertHashRoom();

  const isMailed = await mayMail(context, email);
  const passwordHash = await hashPassword(input.password);
  const { language } = context;
  let user: User | null = null;
  const session = await context.db.prisma.$transaction(async (tx) => {
    const same = await justMade(tx, email, input.password);
    user = same;
    if (same) return startSession(tx, context, same);
    user = await insertUser(tx, { email, displayName, passwordHash, language });
    const isProved = input.mailedToken ? await proveByBusinessLink(tx, user, input.mailedToken) : false;
    if (!isProved && isMailed) await requestEmailProof(tx, user);
    await writeLog(tx, context, { code: 'signedUp', userId: user.id, subject: { type: 'user', id: user.id } });
    return startSession(tx, context, user);
  });
  enterSession(context, session);
  rememberBrowser(context, user!);
}

/**
 * The account that a previous submission of the same form has just created, or null. Locks other sign-ups with the same
 * e-mail.
 */
async function justMade(tx: Prisma.TransactionClient, email: string, password: string): Promise<User | null> {
  await tx.$queryRaw`select 1 from pg_advisory_xact_lock(${SIGN_UP_LOCK}::int, hashtext(${email}))`;
  const newest = await tx.user.findFirst({
    where: {
      email,
      emailVerifiedAt: null,
      createdAt: { gt: new Date(Date.now() - SAME_MS) },
      passkeys: { none: {} },
      totp: null,
    },
    orderBy: { id: 'desc' },
  });
  return newest && (await isPassword(password, newest.passwordHash)) ? newest : null;
}
