import type { User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';
import { checkGuess } from './guessing.ts';
import { knownBrowser } from './knownBrowser.ts';

interface Check {
  user: Pick<User, 'id' | 'passwordHash'>;
  /** The entered password. */
  currentPassword: string | null | undefined;
  /** The error for an empty password. */
  required: MessageKey;
}

/**
 * Verifies the current password, as protection against other people at a signed-in browser. Counts wrong attempts.
 * Throws `Invalid`, `TooManyRequests`.
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
