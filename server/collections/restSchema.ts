import * as z from 'zod';
import { text, timestamp } from '#server/rest/schema.ts';

export const Collection = z
  .object({
    slug: text('The value of `collection` in a search.', { examples: ['camara-rosario'] }),
    name: text('Its name.'),
    partnerName: text('The partner that keeps it.'),
    providerCount: z.int().min(0).meta({ description: 'Its approved providers.' }),
    path: text('Its page on this site.', { format: 'uri-reference' }),
    updatedAt: timestamp('When it was last saved.'),
  })
  .meta({ title: 'Collection', description: 'A list of providers that a partner keeps.' });

export const CollectionForm = z
  .object({
    name: text('Up to 100 characters.').max(100),
    providerIds: z.array(z.int().min(1)).meta({
      description: 'The whole list: ids of approved providers, and of members that are not published now.',
      examples: [[1204817, 1204818]],
    }),
    partnerId: z
      .int()
      .min(1)
      .nullable()
      .optional()
      .meta({ description: 'For staff; programs save for their partner.' }),
  })
  .meta({ title: 'CollectionForm', description: 'The form of a collection.' });
