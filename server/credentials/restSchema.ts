import * as z from 'zod';
import { id, text, timestamp } from '#server/rest/schema.ts';
import { CHECK_RESULTS, CREDENTIAL_KIND_NAMES, MOST_CREDENTIALS } from '#shared/credentials.ts';

export const kind = z.enum(CREDENTIAL_KIND_NAMES, { error: 'credential.kind' }).meta({ description: 'The register.' });
export const number = text('The number without spaces, dots and hyphens.', { examples: ['012345678'] });
export const day = (description?: string) => text(description, { format: 'date', examples: ['2027-03-31'] });
export const validUntil = day('The last day on which the credential is valid; null when it has no end.').nullable();

export const result = z
  .enum(
    CHECK_RESULTS.map((name) => name.replaceAll('_', '-')),
    { error: 'credential.result' },
  )
  .meta({ description: 'The result of the check.' });

export const Credential = z
  .object({
    kind,
    number,
    validUntil,
    name: text('The name of the register.', { examples: ['RNTRC'] }),
    lookUpUrl: text('The URL at which everyone can look the number up.', { format: 'uri' }),
    lastCheck: z.object({
      by: z
        .enum(['staff', 'file'])
        .meta({ description: 'The source of the comparison with the register: staff or a file.' }),
      source: text('The register.', { examples: ['ANTT'] }),
      sourceDate: day('The date of the file, or the day on which staff saw the credential.'),
      result,
      at: timestamp('The time at which the check was recorded on this site.'),
    }),
  })
  .meta({
    title: 'Credential',
    description:
      'A number that a register gave to a business, and that was found in the register, active and in the name ' +
      'of the business.',
  });

export const DeclaredCredential = z
  .object({ id: id(), kind, number, validUntil })
  .meta({ title: 'DeclaredCredential', description: 'A registration number, as declared by the business.' });

export const credentialsForm = (itemId: z.ZodType) =>
  z
    .array(z.object({ id: itemId, kind, number, validUntil: validUntil.optional() }))
    .max(MOST_CREDENTIALS)
    .nullable()
    .optional()
    .meta({
      description: 'The complete list of credentials. If null or omitted, the credentials are unchanged.',
      graphql: 'credentials',
    });
