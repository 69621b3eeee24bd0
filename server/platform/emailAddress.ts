import { Invalid } from './errors.ts';
import { readText } from './text.ts';

/** The format of HTML's e-mail field, with a dot in the domain. https://html.spec.whatwg.org/#valid-e-mail-address */
const FORMAT =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** Normalizes an e-mail to lower case, for storage and comparison. Throws `Invalid`. */
export function readEmail(text: string | null | undefined, field = 'email'): string {
  const email = readText(text, { field, max: 254, required: 'email.required' }).toLowerCase();
  if (!FORMAT.test(email)) throw new Invalid('email.format', { field });
  return email;
}
