import { Invalid } from '../errors.ts';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

const LENGTH = { min: 8, max: 128 };

/** Throws `Invalid` unless it may become somebody's password. */
export function checkNewPassword(password: string, field = 'password'): void {
  if (password === '') throw new Invalid('password.required', { field });
  const { length } = [...password];
  if (length < LENGTH.min || length > LENGTH.max) throw new Invalid('password.length', { ...LENGTH, field });
  if (!password.isWellFormed()) throw new Invalid('text.malformed', { field });
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw new Invalid('password.common', { field });
}
