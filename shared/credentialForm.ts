import * as z from 'zod/mini';
import { CREDENTIAL_KIND_NAMES, CREDENTIAL_KINDS, isDay, MOST_CREDENTIALS, tidyCredential } from './credentials.ts';

export type CredentialError =
  | 'provider.tooMany.credentials'
  | 'credential.number'
  | 'credential.repeated'
  | 'credential.day';

const credential = z.pipe(
  z.object({
    id: z.string(),
    kind: z.enum(CREDENTIAL_KIND_NAMES),
    number: z.string(),
    validUntil: z.nullish(z.string()),
  }),
  z.transform(({ id, kind, number: typed, validUntil }, { issues }) => {
    const number = tidyCredential(kind, typed);
    const say = (message: CredentialError, path: string) =>
      issues.push({ code: 'custom', message, path: [path], input: typed });
    if (!CREDENTIAL_KINDS[kind].number.test(number)) say('credential.number', 'number');
    if (validUntil && !isDay(validUntil)) say('credential.day', 'validUntil');
    return { id, kind, number, validUntil: validUntil || null };
  }),
);

/** The credentials in the form of a provider, without repeated numbers. */
export const credentials = z
  .array(credential)
  .check(z.maxLength(MOST_CREDENTIALS, { error: 'provider.tooMany.credentials' }), ({ value, issues }) => {
    value.forEach((one, at) => {
      if (value.slice(0, at).some(({ kind, number }) => kind === one.kind && number === one.number))
        issues.push({ code: 'custom', message: 'credential.repeated', path: [at, 'number'], input: one });
    });
  });
