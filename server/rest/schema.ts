/** JSON Schema 2020-12, as far as it is used here. One with a `title` is shared: a component of the OpenAPI document. */
export interface Schema {
  title?: string;
  description?: string;
  type?: Type | Type[];
  format?: 'binary' | 'date-time' | 'email' | 'uri-reference';
  enum?: (string | null)[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
}

type Type = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

export function text(description?: string, more: Schema = {}): Schema {
  return { type: 'string', ...(description && { description }), ...more };
}

export function whole(description?: string, more: Schema = {}): Schema {
  return { type: 'integer', ...(description && { description }), ...more };
}

export function flag(description?: string): Schema {
  return { type: 'boolean', ...(description && { description }) };
}

/** A database id. */
export function id(description?: string, example = 1): Schema {
  return whole(description, { minimum: 1, maximum: 2 ** 31 - 1, examples: [example] });
}

export function moment(description?: string): Schema {
  return text(description, { format: 'date-time', examples: ['2026-03-01T12:00:00.000Z'] });
}

export function oneOf(values: readonly string[], description?: string): Schema {
  return text(description, { enum: [...values] });
}

export function orNull(schema: Schema): Schema {
  if (typeof schema.type !== 'string' || schema.title !== undefined) return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [schema.type, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) };
}

export function list(items: Schema, description?: string): Schema {
  return { type: 'array', ...(description && { description }), items };
}

/** An object whose properties are all there, but for the `optional`. */
export function record(properties: Record<string, Schema>, optional: string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** A record that has a name of its own in the document. */
export function named(title: string, description: string, schema: Schema): Schema {
  return { title, description, ...schema };
}

/** A page of a list, and how many there are on all pages. */
export function rowsOf(row: Schema): Schema {
  return record({ rows: list(row), count: whole('How many there are on all pages.', { minimum: 0 }) });
}

/** A page of a list that is read along a cursor. */
export function cursorRowsOf(row: Schema): Schema {
  return record({
    rows: list(row),
    endCursor: orNull(text('The `after` of the next page. Null when there is nothing yet.')),
    hasNextPage: flag('Whether there is more now.'),
  });
}

/** What is answered when there is nothing to tell. */
export const DONE = named('Done', 'It is done, or will be.', record({ done: flag('Always true.') }));
