/**
 * The addresses that HTML's e-mail field accepts, with a dot in the domain.
 * https://html.spec.whatwg.org/#valid-e-mail-address There is no top-level domain `con`: it is a mistyped `com`, and
 * mail to it is lost.
 */
export const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+(?<!\.con)$/i;
export const MAX_EMAIL = 254;

/**
 * The address of a contact, which may have letters that HTML's field rejects. With an optional dot, matching would take
 * quadratic time.
 */
export const CONTACT_EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** A mailto link. Characters that would start another part of the link are escaped: an address is data. */
export function emailUrl(value: string): string | null {
  const address = value.trim();
  return address ? `mailto:${address.replace(/[\s%&?#"<>]/g, encodeURIComponent)}` : null;
}

/** An address in the form of mail servers: an international domain as xn--…, without characters pasted around it. */
export function asciiEmail(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  if (at < 0 || /^[\0-\x7f]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return plain;
  const url = URL.parse(`http://${domain}`);
  return url ? `${plain.slice(0, at)}@${url.hostname}` : plain;
}
