import * as z from 'zod';
import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { JsonBody } from './jsonBody.ts';
import type { Schema } from './schema.ts';
import { enumName, unwrap } from './shape.ts';

/**
 * What was sent, as GraphQL's variables have it: each property of the documented body by its name there, and of its
 * type. Limits are checked by the verbs, for all callers. `path` is where the object is in the body. Throws `Invalid`.
 */
export function readInput(schema: Schema, body: JsonBody, path: string[] = []): JsonBody {
  const { inner } = unwrap(schema);
  const properties = inner instanceof z.ZodObject ? Object.entries<Schema>(inner.shape) : [];
  return Object.fromEntries(
    properties.map(([name, property]) => [
      unwrap(property).graphql ?? name,
      readProperty(property, body[name], [...path, name]),
    ]),
  );
}

/** An optional text that is left out stays so; what is missing otherwise is for the verb to judge. */
function readProperty(schema: Schema, value: unknown, path: string[]): unknown {
  const { inner, isOptional } = unwrap(schema);
  const field = path.join('.');
  const name = path.at(-1)!;
  if (inner instanceof z.ZodFile) return undefined;
  if (inner instanceof z.ZodNumber) return readId(value, field);
  if (inner instanceof z.ZodArray) {
    const list = value ?? [];
    if (!Array.isArray(list) || !list.every((item) => typeof item === 'object' && item !== null))
      throw new Invalid('request.notList', { field, name });
    return list.map((item, index) => readInput(inner.element as Schema, item, [...path, String(index)]));
  }
  const isEnum = inner instanceof z.ZodEnum;
  if (!isEnum && !(inner instanceof z.ZodString)) return value ?? undefined;
  if (value == null && isOptional) return undefined;
  const text = value ?? '';
  if (typeof text !== 'string') throw new Invalid('request.notText', { field, name });
  if (!isEnum) return text;
  if (text === '') return null;
  const { error } = inner.safeParse(text);
  if (error) throw new Invalid(error.issues[0]!.message as MessageKey, { field });
  return enumName(text);
}

/** An id, as a number or, in a form or a query, its digits; null when it is missing or empty. Throws `Invalid`. */
export function readId(value: unknown, field: string): number | null {
  if (value == null || value === '') return null;
  const id = typeof value === 'string' || Number.isInteger(value) ? readDatabaseId(String(value)) : 0;
  if (id === 0) throw new Invalid('id.malformed', { field });
  return id;
}
