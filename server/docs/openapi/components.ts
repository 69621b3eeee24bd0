import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { ERROR_REASONS } from '#server/platform/errors.ts';
import { jsonSchema } from '#server/rest/jsonSchema.ts';
import { text } from '#server/rest/schema.ts';
import type { JsonSchema } from '#shared/jsonSchema.ts';
import type { Operation } from './operations.ts';

interface Reference {
  $ref: string;
}

/**
 * Collects the titled schemas that these schemas contain, each once, by title. Throws when two schemas share a title.
 */
export function sharedSchemas(schemas: JsonSchema[]): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const visit = (schema: JsonSchema) => {
    if (schema.title !== undefined) {
      const known = found.get(schema.title);
      if (isDeepStrictEqual(known, schema)) return;
      if (known) throw new Error(`Two schemas are called ${schema.title}`);
      found.set(schema.title, schema);
    }
    for (const part of partsOf(schema)) visit(part);
  };
  for (const schema of schemas) visit(schema);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function partsOf({ properties = {}, items, anyOf = [] }: JsonSchema): JsonSchema[] {
  return [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
}

/** The schema as it appears in the document, where titled schemas are replaced by references. */
export function referring(schema: JsonSchema): object | Reference {
  return schema.title === undefined ? inFull(schema) : { $ref: `#/components/schemas/${schema.title}` };
}

/** The full definition of a schema, in which nested titled schemas are replaced by references. */
export function inFull({ properties, items, anyOf, ...rest }: JsonSchema): object {
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, referring(part)])),
    }),
    ...(items && { items: referring(items) }),
    ...(anyOf && { anyOf: anyOf.map(referring) }),
  };
}

/** A value that matches the schema: required fields, lists, and fields that have an example. */
export function exampleOf(schema: JsonSchema): unknown {
  const { examples, enum: values, anyOf, properties = {}, required = [], items } = schema;
  if (examples) return examples[0];
  if (schema.default !== undefined) return schema.default;
  if (values) return values[0];
  if (anyOf) return exampleOf(anyOf[0]!);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object': {
      const shown = Object.entries(properties).filter(
        ([name, part]) => required.includes(name) || part.examples || part.type === 'array',
      );
      return Object.fromEntries(shown.map(([name, part]) => [name, exampleOf(part)]));
    }
    case 'array':
      return items ? [exampleOf(items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return '…';
  }
}

export const ERRORS = {
  400: { name: 'BadRequest', description: 'The request is invalid.' },
  401: {
    name: 'Unauthenticated',
    description: 'The caller is not signed in, or the access token or password is invalid.',
  },
  403: {
    name: 'Forbidden',
    description: 'The user or access token lacks permission, or the request comes from a page of another site.',
  },
  404: { name: 'NotFound', description: 'The object does not exist, or the caller has no access to it.' },
  409: {
    name: 'Conflict',
    description: 'The change conflicts with the stored data; `reason` is the cause.',
  },
  412: { name: 'PreconditionFailed', description: 'The stored version is newer than the version in `If-Match`.' },
  413: { name: 'TooLarge', description: 'The body exceeds the limit.' },
  429: { name: 'TooManyRequests', description: 'Too many requests; `Retry-After` is the number of seconds to wait.' },
  500: {
    name: 'Unexpected',
    description: 'An unexpected server error. `X-Request-Id` identifies the request in the log.',
  },
  503: { name: 'Unavailable', description: 'An external service that the request needs is not responding.' },
} as const;

type ErrorStatus = keyof typeof ERRORS;

const oneError = z.object({
  code: text('A stable code, the same as in GraphQL.', { examples: ['UNAUTHENTICATED'] }),
  reason: z
    .enum(ERROR_REASONS)
    .optional()
    .meta({ description: 'The cause of a conflict, as in `ErrorReason` of GraphQL.' }),
  message: text('The message for people, in the language of the request.', { examples: ['Log in first'] }),
  field: text('The invalid field or parameter.').optional(),
  suggestions: z
    .array(z.string())
    .optional()
    .meta({ description: 'Valid values that are similar to the invalid one.' }),
});

export const ErrorBody = jsonSchema(
  oneError
    .extend({
      errors: z.array(oneError).optional().meta({ description: 'All errors of a form, when there are several.' }),
    })
    .meta({ title: 'Error', description: 'The reason why the request failed.' }),
);

export function errorsOf({
  method,
  access,
  scope,
  errors,
}: Pick<Operation, 'method' | 'access' | 'scope' | 'errors'>): ErrorStatus[] {
  const isWrite = method !== 'get';
  // an access token is validated on every path
  const all: ErrorStatus[] = [400, 401, 429, 500, ...errors];
  if (isWrite || access !== 'anyone' || scope !== 'any') all.push(403);
  if (isWrite) all.push(413);
  return all.sort((a, b) => a - b);
}
