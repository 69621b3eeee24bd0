import { CONTACT_TYPES, type ContactTypeName } from '#server/contacts/contactType.ts';
import { contactUrl } from '#server/contacts/contactUrl.ts';
import { displayPhone } from '#server/contacts/phones/phone.ts';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { Language } from '#shared/language.ts';

/** A way to reach a provider, as its page shows it: the web's ContactLink says the same. */
export interface Reach {
  type: (typeof CONTACT_TYPES)[ContactTypeName]['graphql'];
  text: string;
  /** Null for a number whose country is not known: it is shown, and leads nowhere. */
  href: string | null;
}

interface ContactRow {
  contactType: ContactTypeName;
  contactValue: string;
}

/** In the order of every list of them. */
export function reachable(contacts: readonly ContactRow[], language: Language): Reach[] {
  const reaches = contacts.map((contact) => {
    const { contactType, contactValue } = contact;
    const text = contactType === 'email' ? contactValue.trim() : displayPhone(contactValue);
    return { type: CONTACT_TYPES[contactType].graphql, text, href: contactUrl(contact, language) };
  });
  return inContactOrder(reaches, ({ type }) => type);
}
