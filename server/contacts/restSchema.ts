import * as z from 'zod';
import { id, text, timestamp } from '#server/rest/schema.ts';
import { CONTACT_TYPE_NAMES } from './contactType.ts';

export const contactType = z
  .enum(CONTACT_TYPE_NAMES.toSorted(), { error: 'contact.type' })
  .meta({ description: 'The type of contact.' });

export const Contact = z
  .object({
    id: id(),
    contactType,
    contactValue: text('An email address or a phone number.', { examples: ['cargas@andes.example'] }),
    updatedAt: timestamp(),
  })
  .meta({ title: 'Contact', description: 'A way to reach a provider.' });
