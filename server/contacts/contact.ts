import { builder } from '#server/graphql/builder.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { message } from '#server/i18n/messages.ts';
import { emailUrl } from '#shared/emailAddress.ts';
import { inEachLanguage, type Language } from '#shared/language.ts';
import { mayReadTypedValue } from './access.ts';
import type { ContactTypeName } from './contactType.ts';
import { chatNumber, displayPhone, phoneUrl } from './phones/phone.ts';

export const ContactType = builder.enumType('ContactType', {
  description: 'The type of a contact.',
  values: {
    EMAIL: { value: 'email', description: 'An email address.' },
    LAND_PHONE: { value: 'land-phone', description: 'A landline phone number.' },
    MOBILE_PHONE: { value: 'mobile-phone', description: 'A mobile phone number.' },
    WHATSAPP: { value: 'whatsapp', description: 'A phone number with WhatsApp.' },
  } as const,
});

export interface ContactRow {
  id: number;
  contactType: ContactTypeName;
  contactValue: string;
  typedValue?: string | null;
  updatedAt: Date | string;
}

export const Contact = builder.objectRef<ContactRow>('Contact').implement({
  description: 'A contact of a provider.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    contactType: t.expose('contactType', {
      type: ContactType,
      description: 'The type of contact.',
    }),
    contactValue: t.exposeString('contactValue', {
      description:
        'An email address, or a phone number in E.164, with an extension as in `+541145678900;ext=12`. Digits ' +
        'without a plus sign are a number whose country is unknown.',
    }),
    displayValue: t.string({
      description: 'The value for display: a phone number is in international format.',
      resolve: ({ contactType, contactValue }) => (contactType === 'email' ? contactValue : displayPhone(contactValue)),
    }),
    chatUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'A link to a WhatsApp chat; null for other types.',
      resolve: ({ contactType, contactValue }) => {
        const number = contactType === 'whatsapp' ? chatNumber(contactValue) : null;
        return number && `https://wa.me/${number}`;
      },
    }),
    url: t.field({
      type: 'URL',
      nullable: true,
      description:
        'A link: `mailto:`, `tel:` or a WhatsApp chat. Its message begins with a sentence in the language of ' +
        'the request, at the end of the link, so that callers can append text. Null for a number of an ' +
        'unknown country.',
      resolve: (row, _, { language }) => contactUrl(row, language),
    }),
    typedValue: t.string({
      nullable: true,
      authScopes: mayReadTypedValue,
      description:
        'The number as entered, if its country was guessed, until staff approve the provider or change the ' +
        'number; otherwise null. Visible only to staff.',
      resolve: ({ typedValue }) => typedValue ?? null,
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The time at which this number or address was added.',
    }),
  }),
});

/**
 * The first sentence of a message to a provider, as used in links. Computed once, because a page of results has fifty
 * links.
 */
const BEGINNING = inEachLanguage((language) => ({
  subject: encodeURIComponent(message('contact.requestSubject', language)),
  text: encodeURIComponent(message('contact.requestText', language)),
}));

/**
 * The URL of a contact: `mailto:`, `tel:` or a chat that begins with a sentence. Null for a number of an unknown
 * country.
 */
export function contactUrl(
  { contactType, contactValue }: Pick<ContactRow, 'contactType' | 'contactValue'>,
  language: Language,
): string | null {
  const { subject, text } = BEGINNING[language];
  if (contactType === 'email') {
    const url = emailUrl(contactValue);
    return url && `${url}?subject=${subject}&body=${text}`;
  }
  if (contactType !== 'whatsapp') return phoneUrl(contactValue);
  const number = chatNumber(contactValue);
  return number && `https://wa.me/${number}?text=${text}`;
}
