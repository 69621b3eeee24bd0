import * as z from 'zod';
import { id, text, timestamp } from '#server/rest/schema.ts';

export const StoredFile = z
  .object({
    id: id(),
    url: text('The URL of the image, on this site.', { format: 'uri-reference' }),
    user: z.object({ displayName: z.string() }).nullable(),
    createdAt: timestamp(),
  })
  .meta({ title: 'StoredFile', description: 'An uploaded image.' });
