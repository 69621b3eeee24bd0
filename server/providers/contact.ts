import { builder } from '../graphql/builder.ts';

export const ContactType = builder.enumType('ContactType', {
  description: 'How a provider is reached.',
  values: {
    EMAIL: { value: 'email' },
    LAND_PHONE: { value: 'land-phone' },
    MOBILE_PHONE: { value: 'mobile-phone' },
    WHATSAPP: { value: 'whatsapp' },
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
    contactType: t.field({ type: ContactType, resolve: (row) => row.contactType as 'email' }),
    contactValue: t.exposeString('contactValue', {
      description: 'An e-mail address, or a phone number as it was given.',
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: (row) => row.updatedAt }),
  }),
});
