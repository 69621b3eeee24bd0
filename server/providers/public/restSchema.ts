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
    path: text('Its page on this site.', { format: 'uri-reference' }),
    language: text('Its language: `en`, `es`, `fr` or `pt`.'),
    createdAt: timestamp('When it was entered.'),
    reviewedAt: timestamp('When staff approved it.').meta({ graphql: 'approvedAt' }),
    confirmedAt: timestamp('When the business last confirmed that all of it is true, else null.').nullable(),
    updatedAt: timestamp(),
    image: text('Its approved image, on this site; null without one.', {
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
      description: '`hidden`: it is suspended or reviewed again, and may return with the same id.',
    }),
    removedAt: timestamp('When it was removed last, or deleted after that.'),
  })
  .meta({ title: 'RemovedProvider', description: 'A provider that was public and no longer is.' });
