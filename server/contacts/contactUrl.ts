import type { Language } from '#server/i18n/language.ts';
import type { ContactTypeName } from './contactType.ts';
import { chatNumber, phoneUrl } from './phones/phone.ts';

/** What a message to a provider begins with, so that it knows where the request comes from. */
const BEGINNING: Record<Language, { subject: string; text: string }> = {
  en: { subject: 'Request through Rumbo', text: 'Hello, I found you on Rumbo. I need ' },
  es: { subject: 'Consulta desde Rumbo', text: 'Hola, los encontré en Rumbo. Necesito ' },
  pt: { subject: 'Contato pelo Rumbo', text: 'Olá, encontrei vocês no Rumbo. Preciso de ' },
};

interface ContactRow {
  contactType: ContactTypeName;
  contactValue: string;
}

/** Where a contact leads: `mailto:`, `tel:` or a chat, with a first sentence. Null for a number of no known country. */
export function contactUrl({ contactType, contactValue }: ContactRow, language: Language): string | null {
  const { subject, text } = BEGINNING[language];
  if (contactType === 'email') {
    const url = emailUrl(contactValue);
    return url && `${url}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  }
  if (contactType !== 'whatsapp') return phoneUrl(contactValue);
  const number = chatNumber(contactValue);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Characters that would begin another part of the link are escaped: an address is data, not a template of a mail. */
export function emailUrl(value: string): string | null {
  const address = value.trim();
  return address ? `mailto:${address.replace(/[\s%&?#"<>]/g, encodeURIComponent)}` : null;
}
