import { EMAIL_ADDRESS, MAX_EMAIL } from '#shared/emailAddress.ts';
import { Invalid } from './errors.ts';
import { parseText } from './text.ts';

/** Normalizes an e-mail to lower case, for storage and comparison. Throws `Invalid`. */
export function parseEmail(text: string | null | undefined, field = 'email'): string {
  const email = parseText(text, { field, max: MAX_EMAIL, required: 'email.required' }).toLowerCase();
  if (!EMAIL_ADDRESS.test(email)) throw new Invalid('email.format', { field });
  return email;
}
