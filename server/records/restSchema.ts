import * as z from 'zod';
import { text } from '#server/rest/schema.ts';

export const SignedRecord = z
  .object({
    jws: text(
      'The record as a JWS in its compact form, signed with a key of `/.well-known/jwks.json`. The server does not store it: keep it.',
    ),
    url: text('A link that verifies a short form of the record, for a QR code.', { format: 'uri' }),
  })
  .meta({
    title: 'SignedRecord',
    description: 'A signed statement of the public data of a provider at a time. It is not an approval.',
  });
