import { Invalid } from './errors.ts';
import { readText } from './text.ts';

/** What HTML's e-mail field takes, with a dot in the domain. https://html.spec.whatwg.org/#valid-e-mail-address */
const FORMAT =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** An e-mail as it is stored and compared: in lower case. Throws `Invalid`. */
export function readEmail(text: string | null | undefined, field = 'email'): string {
  const email = readText(text, { field, max: 254, required: 'email.required' }).toLowerCase();
  if (!FORMAT.test(email)) throw new Invalid('email.format', { field });
  return email;
}
