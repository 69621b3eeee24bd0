import { message } from '#server/i18n/messages.ts';
import { emailUrl } from '#shared/emailAddress.ts';
import type { Language } from '#shared/language.ts';
import type { ContactTypeName } from './contactType.ts';
import { chatNumber, phoneUrl } from './phones/phone.ts';

interface ContactRow {
  contactType: ContactTypeName;
  contactValue: string;
}

/** Where a contact leads: `mailto:`, `tel:` or a chat, with a first sentence. Null for a number of no known country. */
export function contactUrl({ contactType, contactValue }: ContactRow, language: Language): string | null {
  const text = message('contact.requestText', language);
  if (contactType === 'email') {
    const url = emailUrl(contactValue);
    const subject = message('contact.requestSubject', language);
    return url && `${url}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  }
  if (contactType !== 'whatsapp') return phoneUrl(contactValue);
  const number = chatNumber(contactValue);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
