import * as z from 'zod';
import { controlNotice } from '#server/contacts/restSchema.ts';
import { id, text, timestamp } from '#server/rest/schema.ts';
import { PUBLIC_TEXT_NAMES } from '#shared/providerForm.ts';
import { texts, whereAndWhat } from '../record/restSchema.ts';

const { businessName, commercialName, description, ...more } = texts(PUBLIC_TEXT_NAMES);

export const PublicProvider = z
  .object({
    id: id(),
    businessName,
    commercialName,
    description,
    ...more,
    path: text("The path of the provider's page on this site.", { format: 'uri-reference' }),
    language: text('The language of the provider: `en`, `es`, `fr` or `pt`.'),
    createdAt: timestamp('The time at which the provider was entered.'),
    reviewedAt: timestamp('The time of the approval by staff.').meta({ graphql: 'approvedAt' }),
    confirmedAt: timestamp(
      'The time at which the business last confirmed that all of its data is true; null when it never did.',
    ).nullable(),
    updatedAt: timestamp(),
    image: text('The path of the approved image on this site; null when there is none.', {
      format: 'uri-reference',
      graphql: 'image.path',
    }).nullable(),
    ...whereAndWhat,
    controlNotice,
  })
  .meta({ title: 'PublicProvider', description: 'An approved provider.' });

export const RemovedProvider = z
  .object({
    id: id().meta({ graphql: 'providerDatabaseId' }),
    reason: z.enum(['deleted', 'hidden']).meta({
      description: '`hidden`: the provider is suspended or under review again, and may return with the same id.',
    }),
    removedAt: timestamp('The time of the last removal, or of the deletion after it.'),
  })
  .meta({ title: 'RemovedProvider', description: 'A provider that is no longer public.' });
