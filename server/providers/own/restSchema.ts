import * as z from 'zod';
import { id, text, timestamp, version } from '#server/rest/schema.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { status } from '../list/restSchema.ts';
import { declaredCredentials, texts, whereAndWhat } from '../record/restSchema.ts';

const reason = text(
  'The reason why the provider was sent back, rejected or suspended; null if there is none.',
).nullable();

export const SubmissionStatus = z
  .object({ id: id('The id of the provider.'), status, reason })
  .meta({ description: 'The status of a provider that the partner submitted.' });

export const OwnProvider = z
  .object({
    id: id(),
    status,
    reason,
    version: version(),
    ...texts(PROVIDER_TEXT_NAMES, 'ownership'),
    createdAt: timestamp('The submission time.'),
    updatedAt: timestamp(),
    taxTypesId: id().nullable().meta({ graphql: 'ownership.taxTypeDatabaseId' }),
    ...whereAndWhat,
    declaredCredentials: declaredCredentials('ownership'),
  })
  .meta({ title: 'OwnProvider', description: 'A provider with the data that its owner may see.' });
