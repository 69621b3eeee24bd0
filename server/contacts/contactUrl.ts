import { message } from '#server/i18n/messages.ts';
import { emailUrl } from '#shared/emailAddress.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import type { ContactTypeName } from './contactType.ts';
import { chatNumber, phoneUrl } from './phones/phone.ts';

/** What a message to a provider begins with, as links have it: made once, for a page of results has fifty of them. */
const BEGINNING = Object.fromEntries(
  LANGUAGES.map((language) => {
    const subject = encodeURIComponent(message('contact.requestSubject', language));
    return [language, { subject, text: encodeURIComponent(message('contact.requestText', language)) }];
  }),
) as Record<Language, { subject: string; text: string }>;

interface ContactRow {
  contactType: ContactTypeName;
  contactValue: string;
}

/** Where a contact leads: `mailto:`, `tel:` or a chat, with a first sentence. Null for a number of no known country. */
export function contactUrl({ contactType, contactValue }: ContactRow, language: Language): string | null {
  const { subject, text } = BEGINNING[language];
  if (contactType === 'email') {
    const url = emailUrl(contactValue);
    return url && `${url}?subject=${subject}&body=${text}`;
  }
  if (contactType !== 'whatsapp') return phoneUrl(contactValue);
  const number = chatNumber(contactValue);
  return number && `https://wa.me/${number}?text=${text}`;
}
