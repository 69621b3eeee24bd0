import * as z from 'zod';
import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { JsonBody } from './requestBody.ts';
import { enumName, enumNames, type Schema, unwrap } from './schema.ts';

type Data = Record<string, unknown>;
type Selection = Map<string, Selection>;

/** The GraphQL names of REST names that always mean the same field. */
const SOURCES = new Map([
  ['id', 'databaseId'],
  ['address', 'place'],
]);

/** The path of a property in the GraphQL data: `^` begins at the enclosing object. */
function pathOf(name: string, graphql = SOURCES.get(name) ?? name): string[] {
  return graphql.split('.');
}

/** The GraphQL fields of a documented response, without the outer braces. */
export function fieldsOf(schema: Schema): string {
  return print(select(schema, new Map()));
}

function select(schema: Schema, into: Selection): Selection {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray) return select(inner.element, into);
  if (!(inner instanceof z.ZodObject)) return into;
  for (const [name, property] of Object.entries<Schema>(inner.shape)) {
    const path = pathOf(name, unwrap(property).graphql);
    if (path[0] === '^') continue;
    let at = into;
    for (const part of path) {
      if (!at.has(part)) at.set(part, new Map());
      at = at.get(part)!;
    }
    select(property, at);
  }
  return into;
}

function print(selection: Selection): string {
  return [...selection].map(([name, inner]) => (inner.size > 0 ? `${name} { ${print(inner)} }` : name)).join(' ');
}

type Write = (value: unknown, around: Data) => unknown;

/** Writes the documented response from GraphQL's data. */
export function writerOf(schema: Schema): (data: unknown) => unknown {
  const write = writer(schema);
  return (data) => write(data, {});
}

function writer(schema: Schema): Write {
  const { inner, isOptional } = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    const write = writer(inner.element);
    const none = isOptional ? null : [];
    return (list, around) => (list as unknown[] | null)?.map((item) => write(item, around)) ?? none;
  }
  if (inner instanceof z.ZodEnum) {
    const names = enumNames(inner);
    return (value) => names.get(value) ?? value;
  }
  if (!(inner instanceof z.ZodObject)) return (value) => value ?? null;
  const properties = Object.entries<Schema>(inner.shape).map(([name, property]) => ({
    name,
    path: pathOf(name, unwrap(property).graphql),
    write: writer(property),
  }));
  return (value, around) => {
    if (value == null) return null;
    const row: Data = {};
    for (const { name, path, write } of properties) row[name] = follow(path, value as Data, around, write);
    return row;
  };
}

/** Follows a path into the data, through each item of the lists along it; null where the path ends early. */
function follow(path: string[], data: Data, around: Data, write: Write): unknown {
  let [value, container]: [unknown, Data] = [data, data];
  for (const part of path) {
    if (value == null) return null;
    container = value as Data;
    if (part === '^') value = around;
    else value = Array.isArray(value) ? value.map((item: Data) => item[part]) : container[part];
  }
  return write(value, container);
}

/**
 * The request body as GraphQL variables: each property of the documented body with its GraphQL name and type. The verbs
 * check limits, for all callers. `path` is the position of the object in the body. Throws `Invalid`.
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

/** An omitted optional text or list of texts stays omitted; other missing values are left to the verb. */
function readProperty(schema: Schema, value: unknown, path: string[]): unknown {
  const { inner, isOptional } = unwrap(schema);
  const field = path.join('.');
  const name = path.at(-1)!;
  if (inner instanceof z.ZodFile) return undefined;
  if (inner instanceof z.ZodNumber) return readId(value, field) ?? (z.globalRegistry.get(schema)?.isChosen ? '' : null);
  if (inner instanceof z.ZodArray) {
    if (inner.element instanceof z.ZodString) return readTexts(value, field, name);
    if (inner.element instanceof z.ZodEnum)
      return readTexts(value, field, name)?.map((one) => readEnum(inner.element, one, field));
    if (inner.element instanceof z.ZodNumber) {
      if (!Array.isArray(value)) throw new Invalid('request.notList', { field, name });
      return value.map((one) => readId(one, field));
    }
    // a nullable property is omitted if its value is missing
    if (value == null && z.safeParse(schema, null).success) return undefined;
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
  return text === '' ? null : readEnum(inner, text, field);
}

function readEnum(schema: Schema, text: string, field: string): string {
  const { error } = z.safeParse(schema, text);
  if (error) throw new Invalid(error.issues[0]!.message as MessageKey, { field });
  return enumName(text);
}

function readTexts(value: unknown, field: string, name: string): string[] | undefined {
  if (value == null) return undefined;
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw new Invalid('request.notTexts', { field, name });
  return value;
}

/** An id, as a number or, in a form or a query, its digits; null when it is missing or empty. Throws `Invalid`. */
export function readId(value: unknown, field: string): number | null {
  if (value == null || value === '') return null;
  const id = typeof value === 'string' || Number.isInteger(value) ? readDatabaseId(String(value)) : 0;
  if (id === 0) throw new Invalid('id.malformed', { field });
  return id;
}
