import * as z from 'zod';
import { jsonSchema } from '#server/rest/jsonSchema.ts';
import { text } from '#server/rest/schema.ts';
import type { Operation } from './operations.ts';

/** Why a path refuses, by status. */
export const REFUSALS = {
  400: { name: 'BadRequest', description: 'Something that was sent is not as it must be.' },
  401: { name: 'Unauthenticated', description: 'Nobody is signed in, or the access token or password is no good.' },
  403: { name: 'Forbidden', description: 'Not for this person or access token, or sent by a page of another site.' },
  404: { name: 'NotFound', description: 'There is none, or none that the caller may know of.' },
  409: {
    name: 'Conflict',
    description: 'It does not fit what is there, such as a version that is no longer the last.',
  },
  413: { name: 'TooLarge', description: 'The body is larger than is read.' },
  429: { name: 'TooManyRequests', description: 'Too many of these; `Retry-After` says how many seconds to wait.' },
  500: { name: 'Unexpected', description: 'A fault of ours. `X-Request-Id` says which request it was.' },
  503: { name: 'Unavailable', description: 'Something outside that this needs does not answer.' },
} as const;

export type RefusalStatus = keyof typeof REFUSALS;

export const ErrorBody = jsonSchema(
  z
    .object({
      message: text('In the language of the request.', { examples: ['Sign in first'] }),
      field: text('The field or parameter at fault, where one is.').optional(),
      suggestions: z
        .array(z.string())
        .optional()
        .meta({ description: 'What may have been meant, where something is like it.' }),
    })
    .meta({ title: 'Error', description: 'Why something was refused.' }),
);

/** Every status with which the path may refuse. */
export function refusalsOf({
  method,
  access,
  scope,
  refusals,
}: Pick<Operation, 'method' | 'access' | 'scope' | 'refusals'>): RefusalStatus[] {
  const isWrite = method !== 'get';
  // an access token is looked at wherever it is sent
  const all: RefusalStatus[] = [400, 401, 429, 500, ...refusals];
  if (isWrite || access !== 'anyone' || scope !== 'any') all.push(403);
  if (isWrite) all.push(413);
  return all.sort((a, b) => a - b);
}
