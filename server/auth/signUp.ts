import type { Context } from '../graphql/context.ts';
import { writeLog } from '../logs/writeLog.ts';
import { readText } from '../text.ts';
import { readEmail } from '../users/emailAddress.ts';
import { insertUser } from '../users/insertUser.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './passwordHash.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';
import { enterSession, startSession } from './sessions.ts';

interface SignUp {
  displayName: string;
  email: string;
  password: string;
  recaptchaToken?: string | null;
}

/** Makes an account, whose owner thereby accepts the usage agreement. Throws `Invalid`, `Conflict`, `TooManyRequests`. */
export async function signUp(context: Context, input: SignUp): Promise<void> {
  const displayName = readText(input.displayName, { field: 'displayName', max: 120, required: 'name.required' });
  const email = readEmail(input.email);
  checkNewPassword(input.password);
  await context.limits.count('signUp', context.address);
  await context.botCheck.verify(input.recaptchaToken, context.address);

  const passwordHash = await hashPassword(input.password);
  const { language } = context;
  const session = await context.db.prisma.$transaction(async (tx) => {
    const user = await insertUser(tx, { email, displayName, passwordHash, language });
    await requestEmailVerification(tx, user);
    await writeLog(tx, context, { message: 'Signed up', userId: user.id, subject: { type: 'user', id: user.id } });
    return startSession(tx, context, user);
  });
  enterSession(context, session);
}
