import { Invalid, Unauthenticated } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { writeLog } from '../logs/writeLog.ts';
import { readEmail } from '../users/emailAddress.ts';
import { isPassword } from './passwordHash.ts';
import { enterSession, startSession } from './sessions.ts';

interface SignIn {
  email: string;
  password: string;
  recaptchaToken?: string | null;
}

/**
 * Throws `Invalid`, `TooManyRequests`, and `Unauthenticated` alike for a wrong password, an unknown e-mail and an
 * account that is closed.
 */
export async function signIn(context: Context, input: SignIn): Promise<void> {
  const { db, limits, address } = context;
  const email = readEmail(input.email);
  if (input.password === '') throw new Invalid('password.required', { field: 'password' });
  await limits.count('signIn', address);
  await limits.check('passwordGuess', email);
  await context.botCheck.verify(input.recaptchaToken, address);

  const user = await db.prisma.user.findUnique({ where: { email } });
  // a password longer than any that we take cannot be right: no work for it
  const isRight = await isPassword(input.password.slice(0, 1_000), user?.passwordHash ?? null);
  if (!user || !isRight || user.disabledAt) {
    await limits.count('passwordGuess', email);
    await writeLog(db.prisma, context, {
      severity: 'warning',
      message: user ? 'Sign-in failed' : 'Sign-in failed: unknown email',
      userId: user?.id ?? null,
    });
    throw new Unauthenticated('signIn.refused');
  }
  await limits.forget('passwordGuess', email);
  const session = await db.prisma.$transaction(async (tx) => {
    await writeLog(tx, context, { message: 'Signed in', userId: user.id });
    return startSession(tx, context, user);
  });
  enterSession(context, session);
}
