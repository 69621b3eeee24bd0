import { builder } from '../graphql/builder.ts';
import { chatNumber, displayPhone } from './phone.ts';

export const ContactType = builder.enumType('ContactType', {
  description: 'How a provider is reached.',
  values: {
    EMAIL: { value: 'email', description: 'By e-mail.' },
    LAND_PHONE: { value: 'land-phone', description: 'By a phone on a land line.' },
    MOBILE_PHONE: { value: 'mobile-phone', description: 'By a mobile phone.' },
    WHATSAPP: { value: 'whatsapp', description: 'By a message over WhatsApp.' },
  } as const,
});

export interface ContactRow {
  id: number;
  contactType: string;
  contactValue: string;
  updatedAt: Date | string;
}

export const Contact = builder.objectRef<ContactRow>('Contact').implement({
  description: 'A way to reach a provider.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    contactType: t.field({
      type: ContactType,
      description: 'Of which kind it is.',
      extensions: { reads: ['contactType'] },
      resolve: (row) => row.contactType as 'email',
    }),
    contactValue: t.exposeString('contactValue', {
      description: 'An e-mail address, or a phone number as it was given.',
    }),
    displayValue: t.string({
      description: 'For people to read: a phone number with its country code as its country writes it.',
      extensions: { reads: ['contactType', 'contactValue'] },
      resolve: ({ contactType, contactValue }) => (contactType === 'email' ? contactValue : displayPhone(contactValue)),
    }),
    chatUrl: t.string({
      nullable: true,
      description: 'Where to chat on WhatsApp; null for other types.',
      extensions: { reads: ['contactType', 'contactValue'] },
      resolve: ({ contactType, contactValue }) => {
        const number = contactType === 'whatsapp' ? chatNumber(contactValue) : null;
        return number && `https://wa.me/${number}`;
      },
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});
