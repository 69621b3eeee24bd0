import * as z from 'zod';
import { text } from '#server/rest/schema.ts';

export const SignedRecord = z
  .object({
    jws: text('A JWS in its compact form, signed with a key of `/.well-known/jwks.json`. Nothing is stored: keep it.'),
    url: text('A link that verifies a short form of it, for a QR code.', { format: 'uri' }),
  })
  .meta({ title: 'SignedRecord', description: 'What was shown of a provider at a time. It approves nothing.' });
