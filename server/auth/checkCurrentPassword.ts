import { Invalid } from '../errors.ts';
import type { User } from '../generated/prisma/client.ts';
import type { Context } from '../graphql/context.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { isPassword } from './passwordHash.ts';

interface Check {
  user: Pick<User, 'id' | 'passwordHash'>;
  /** What was typed. */
  currentPassword: string | null | undefined;
  /** What to say when nothing was. */
  required: MessageKey;
}

/**
 * Whoever sits at a browser that was left signed in does not know the password. Wrong ones are counted. Throws
 * `Invalid`, `TooManyRequests`.
 */
export async function checkCurrentPassword(
  { limits }: Pick<Context, 'limits'>,
  { user, currentPassword, required }: Check,
): Promise<void> {
  const key = `user:${user.id}`;
  await limits.check('passwordGuess', key);
  if (!currentPassword) throw new Invalid(required, { field: 'currentPassword' });
  // a password longer than any that we take cannot be right: no work for it
  if (await isPassword(currentPassword.slice(0, 1_000), user.passwordHash)) return;
  await limits.count('passwordGuess', key);
  throw new Invalid('password.currentWrong', { field: 'currentPassword' });
}
