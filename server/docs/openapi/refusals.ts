import * as z from 'zod';
import { jsonSchema } from '#server/rest/jsonSchema.ts';
import { text } from '#server/rest/schema.ts';
import type { Operation } from './operations.ts';

/** The documented errors, by status. */
export const REFUSALS = {
  400: { name: 'BadRequest', description: 'The request is invalid.' },
  401: {
    name: 'Unauthenticated',
    description: 'The caller is not signed in, or the access token or password is invalid.',
  },
  403: {
    name: 'Forbidden',
    description: 'The person or access token lacks the permission, or the request comes from a page of another site.',
  },
  404: { name: 'NotFound', description: 'It does not exist, or the caller may not see it.' },
  409: {
    name: 'Conflict',
    description: 'It conflicts with the stored data, such as a version that is no longer the latest.',
  },
  413: { name: 'TooLarge', description: 'The body exceeds the limit.' },
  429: { name: 'TooManyRequests', description: 'Too many requests; `Retry-After` is the number of seconds to wait.' },
  500: {
    name: 'Unexpected',
    description: 'An unexpected error of the server. `X-Request-Id` identifies the request in its log.',
  },
  503: { name: 'Unavailable', description: 'An external service that the request needs does not respond.' },
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

/** All error statuses of the path. */
export function refusalsOf({
  method,
  access,
  scope,
  refusals,
}: Pick<Operation, 'method' | 'access' | 'scope' | 'refusals'>): RefusalStatus[] {
  const isWrite = method !== 'get';
  // an access token is validated wherever it is sent
  const all: RefusalStatus[] = [400, 401, 429, 500, ...refusals];
  if (isWrite || access !== 'anyone' || scope !== 'any') all.push(403);
  if (isWrite) all.push(413);
  return all.sort((a, b) => a - b);
}
