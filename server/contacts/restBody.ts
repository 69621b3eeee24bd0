import { id, moment, named, oneOf, record, text } from '#server/rest/schema.ts';
import { CONTACT_TYPE_NAMES } from './contactType.ts';

export interface ContactData {
  databaseId: number;
  contactType: string;
  contactValue: string;
  updatedAt: string;
}

export const contactType = oneOf(CONTACT_TYPE_NAMES.toSorted(), 'What kind of contact it is.');

export const Contact = named(
  'Contact',
  'A way to reach a provider.',
  record({
    id: id(),
    contactType,
    contactValue: text('An e-mail address or a phone number.', { examples: ['cargas@andes.example'] }),
    updatedAt: moment(),
  }),
);

export function contactBody({ databaseId, contactType, ...contact }: ContactData) {
  return { id: databaseId, contactType: contactType.toLowerCase().replace('_', '-'), ...contact };
}
