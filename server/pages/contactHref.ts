import { chatNumber, displayPhone } from '../providers/phone.ts';

/** A way to reach a provider, as its page shows it: the web's ContactLink says the same. */
export interface Reach {
  type: 'EMAIL' | 'LAND_PHONE' | 'MOBILE_PHONE' | 'WHATSAPP';
  text: string;
  href: string;
}

const TYPES = {
  email: 'EMAIL',
  'land-phone': 'LAND_PHONE',
  'mobile-phone': 'MOBILE_PHONE',
  whatsapp: 'WHATSAPP',
} as const;
const ORDER = Object.values(TYPES);

interface ContactRow {
  contactType: keyof typeof TYPES;
  contactValue: string;
}

/** Those that lead somewhere, in the order of every list of them. */
export function reachable(contacts: readonly ContactRow[]): Reach[] {
  return contacts
    .flatMap(({ contactType, contactValue }) => {
      const type = TYPES[contactType];
      const text = type === 'EMAIL' ? contactValue.trim() : displayPhone(contactValue);
      const href = hrefOf(type, contactValue, text);
      return href ? [{ type, text, href }] : [];
    })
    .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}

function hrefOf(type: Reach['type'], value: string, text: string): string | null {
  if (type === 'EMAIL') return emailHref(text);
  const number = type === 'WHATSAPP' ? chatNumber(value) : null;
  return number ? `https://wa.me/${number}` : phoneHref(text);
}

/** Characters that would begin another part of the link are escaped: an address is data, not a template of a mail. */
export function emailHref(address: string): string | null {
  return address ? `mailto:${address.replace(/[\s%&?#"<>]/g, encodeURIComponent)}` : null;
}

export function phoneHref(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits ? `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}` : null;
}
