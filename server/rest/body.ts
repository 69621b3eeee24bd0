import * as z from 'zod';
import type { Schema } from './schema.ts';
import { enumNames, unwrap } from './shape.ts';

type Data = Record<string, unknown>;
type Selection = Map<string, Selection>;

/** Where GraphQL has a property: `^` begins at the object around it. */
function pathOf(name: string, graphql: string | undefined): string[] {
  return (graphql ?? (name === 'id' ? 'databaseId' : name)).split('.');
}

/** The fields that GraphQL is asked for a documented answer, without the outer braces. */
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

/** What writes the documented answer from GraphQL's data. */
export function writerOf(schema: Schema): (data: unknown) => unknown {
  const write = writer(schema);
  return (data) => write(data, {});
}

function writer(schema: Schema): Write {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    const write = writer(inner.element);
    return (list, around) => (list as unknown[] | null)?.map((one) => write(one, around)) ?? null;
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

/** Follows a path into the data, through each item of a list on the way; null where it ends early. */
function follow(path: string[], data: Data, around: Data, write: Write): unknown {
  let [value, container]: [unknown, Data] = [data, data];
  for (const part of path) {
    if (value == null) return null;
    container = value as Data;
    if (part === '^') value = around;
    else value = Array.isArray(value) ? value.map((one: Data) => one[part]) : container[part];
  }
  return write(value, container);
}
