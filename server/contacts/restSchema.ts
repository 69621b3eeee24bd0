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
    updatedAt: timestamp('The time at which this number or address was added.'),
  })
  .meta({ title: 'Contact', description: 'A contact of a provider.' });

export const controlNotice = z
  .object({
    since: timestamp('When it was first noticed.'),
    until: timestamp('When the notice ends.'),
    kinds: z.array(z.enum(['contacts', 'owner', 'mail-domain', 'claim-pending'])),
  })
  .nullable()
  .meta({
    title: 'ControlNotice',
    description: 'Contacts or owners changed within the last 14 days; null otherwise. It says nothing of a reason.',
  });
