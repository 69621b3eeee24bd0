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
    since: timestamp('The time at which the change was first noticed.'),
    until: timestamp('The time at which the notice ends.'),
    kinds: z.array(z.enum(['contacts', 'owner', 'mail-domain', 'claim-pending'])),
  })
  .nullable()
  .meta({
    title: 'ControlNotice',
    description:
      'A notice that contacts or owners changed within the last 14 days; otherwise null. It does not state a reason.',
  });
