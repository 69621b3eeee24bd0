import * as z from 'zod';
import { id, text, timestamp, version } from '#server/rest/schema.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { status } from '../list/restSchema.ts';
import { declaredCredentials, texts, whereAndWhat } from '../record/restSchema.ts';

const reason = text('Why it was sent back, rejected or suspended; null if there is no reason.').nullable();

export const SubmissionStatus = z
  .object({ id: id('The provider.'), status, reason })
  .meta({ description: 'The status of a provider that the partner submitted.' });

export const OwnProvider = z
  .object({
    id: id(),
    status,
    reason,
    version: version(),
    ...texts(PROVIDER_TEXT_NAMES, 'ownership'),
    createdAt: timestamp('When it was submitted.'),
    updatedAt: timestamp(),
    taxTypesId: id().nullable().meta({ graphql: 'ownership.taxTypeDatabaseId' }),
    ...whereAndWhat,
    declaredCredentials: declaredCredentials('ownership'),
  })
  .meta({ title: 'OwnProvider', description: 'A provider as its owner sees it.' });
