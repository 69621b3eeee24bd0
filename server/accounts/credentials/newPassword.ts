import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { hasPasswordLength, PASSWORD_LENGTH } from '#shared/passwordLength.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Texts about the user that an attacker knows: a password may not consist of them. */
interface Own {
  email: string;
  names?: (string | null | undefined)[];
}

const field = 'password';

/** Validates a new password, except for the rule of `refuseBreached`. Throws `Invalid`. */
export function checkNewPassword(password: string, own: Own): void {
  if (password === '') throw new Invalid('password.required', { field });
  if (!hasPasswordLength(password)) throw new Invalid('password.length', { ...PASSWORD_LENGTH, field });
  if (!password.isWellFormed()) throw new Invalid('text.malformed', { field });
  if (isCommonPassword(password)) throw new Invalid('password.common', { field });
  if (isOwnWords(password, own)) throw new Invalid('password.isEmail', { field });
}

/**
 * Throws `Invalid` for a password in the configured list of breached passwords. Call it after the rate limits, because
 * it queries another service.
 */
export async function refuseBreached({ isBreached }: Pick<Context, 'isBreached'>, password: string): Promise<void> {
  if (await isBreached?.(password)) throw new Invalid('password.breached', { field });
}

/** The name of the product, which many passwords contain. */
const PRODUCT = 'rumbo';
/** The minimum length of a word: many passwords contain shorter words by chance. */
const SHORTEST_WORD = 3;
/** The minimum number of letters and digits other than known words: "Rumbo2026!" has only four. */
const LEAST_LEFT = 6;

/** Whether the password consists mainly of the user's e-mail, names or the name of the product. */
function isOwnWords(password: string, { email, names = [] }: Own): boolean {
  const guess = plain(password);
  const known = [email, email.slice(0, email.lastIndexOf('@')), ...names, PRODUCT]
    .flatMap((text) => (text ? [plain(text), ...plain(text).split(/[^\p{L}\p{N}]+/u)] : []))
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  let rest = guess;
  for (const word of known) rest = rest.replaceAll(word, ' ');
  return rest !== guess && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEAST_LEFT;
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
