import * as z from 'zod';
import { day, kind, number, result, validUntil } from '#server/credentials/restSchema.ts';
import { id, text, timestamp } from '#server/rest/schema.ts';

const by = z.enum(['staff', 'file']).meta({ description: 'The party that compared the credential with the register.' });

export const CredentialToCheck = z
  .object({
    id: id(),
    kind,
    number,
    validUntil,
    lookUpUrl: text('The page where anyone can look up the number.', { format: 'uri' }),
    provider: z.object({ id: id(), businessName: z.string() }).nullable(),
    registered: z
      .object({ name: z.string(), region: z.string().nullable(), isActive: z.boolean(), units: z.int().nullable() })
      .nullable()
      .meta({ description: 'The entry of the number in the loaded file of the register.' }),
    checks: z.array(
      z.object({
        ...{ by, source: z.string(), sourceDate: day(), result, seenName: z.string().nullable() },
        at: timestamp(),
      }),
    ),
  })
  .meta({ title: 'CredentialToCheck', description: 'A credential that staff have to review.' });

export const CheckForm = z
  .object({
    kind,
    number,
    result,
    sourceDate: day('The day of the check.'),
    source: text('The name of the source. If null or omitted: the register of the kind.').nullable().optional(),
    seenName: text('The name found in the register; required unless the number is missing or inactive there.')
      .nullable()
      .optional(),
  })
  .meta({ title: 'CheckForm', description: 'The result of a check by staff of a credential at its register.' });
