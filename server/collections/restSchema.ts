import * as z from 'zod';
import { text, timestamp } from '#server/rest/schema.ts';

export const Collection = z
  .object({
    slug: text('The value of `collection` in a search.', { examples: ['camara-rosario'] }),
    name: text('The name of the collection.'),
    partnerName: text('The name of the partner that maintains the collection.'),
    providerCount: z.int().min(0).meta({ description: 'The number of approved providers in the collection.' }),
    path: text("The URL of the collection's page on this site.", { format: 'uri-reference' }),
    updatedAt: timestamp('The time at which the collection was last saved.'),
  })
  .meta({ title: 'Collection', description: 'A list of providers that a partner maintains.' });

export const CollectionForm = z
  .object({
    name: text('The name, up to 100 characters.').max(100),
    providerIds: z.array(z.int().min(1)).meta({
      description: 'The complete list: ids of approved providers, and of members that are currently unpublished.',
      examples: [[1204817, 1204818]],
    }),
    partnerId: z
      .int()
      .min(1)
      .nullable()
      .optional()
      .meta({ description: 'The partner, if staff save the collection; programs save for their own partner.' }),
  })
  .meta({ title: 'CollectionForm', description: 'The form of a collection.' });
