import * as z from 'zod';
import { day, kind, number, result, validUntil } from '#server/credentials/restSchema.ts';
import { id, text, timestamp } from '#server/rest/schema.ts';

const by = z.enum(['staff', 'file']).meta({ description: 'Who compared it with the register.' });

export const CredentialToCheck = z
  .object({
    id: id(),
    kind,
    number,
    validUntil,
    lookUpUrl: text('Where everyone can look it up.', { format: 'uri' }),
    provider: z.object({ id: id(), businessName: z.string() }).nullable(),
    registered: z
      .object({ name: z.string(), region: z.string().nullable(), isActive: z.boolean(), units: z.int().nullable() })
      .nullable()
      .meta({ description: 'What the loaded file of the register says.' }),
    checks: z.array(
      z.object({
        ...{ by, source: z.string(), sourceDate: day(), result, seenName: z.string().nullable() },
        at: timestamp(),
      }),
    ),
  })
  .meta({ title: 'CredentialToCheck', description: 'A credential that staff have to look at.' });

export const CheckForm = z
  .object({
    kind,
    number,
    result,
    sourceDate: day('The day on which it was seen.'),
    source: text('Where it was seen. If null or omitted: at the register of the kind.').nullable().optional(),
    seenName: text('The name found there; required unless it is not there or not active.').nullable().optional(),
  })
  .meta({ title: 'CheckForm', description: 'What staff saw of a credential at its register.' });
