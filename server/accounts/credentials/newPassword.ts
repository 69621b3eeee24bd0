import { Invalid } from '#server/platform/errors.ts';
import { hasPasswordLength, PASSWORD_LENGTH } from '#shared/passwordLength.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Validates a new password, except for the rule of `checkNotEmail`. Throws `Invalid`. */
export async function checkNewPassword(password: string): Promise<void> {
  const field = 'password';
  if (password === '') throw new Invalid('password.required', { field });
  if (!hasPasswordLength(password)) throw new Invalid('password.length', { ...PASSWORD_LENGTH, field });
  if (!password.isWellFormed()) throw new Invalid('text.malformed', { field });
  if (await isCommonPassword(password)) throw new Invalid('password.common', { field });
}

/** Throws `Invalid` when the password is the account's e-mail or its local part: both are easily guessed. */
export function checkNotEmail(password: string, email: string): void {
  const guess = password.toLowerCase();
  if (guess === email || guess === email.slice(0, email.lastIndexOf('@'))) {
    throw new Invalid('password.isEmail', { field: 'password' });
  }
}
