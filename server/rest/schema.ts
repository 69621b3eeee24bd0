import * as z from 'zod';
import { VERSION } from '#server/graphql/paging.ts';

/**
 * A body of a request or response. A schema with a `title` is shared: a component of the OpenAPI document. `graphql` in
 * its metadata is the path of its value in GraphQL when the name differs, such as `approver.databaseId`.
 */
export type Schema = z.core.$ZodType;

export function id(description?: string, example = 1) {
  return z
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .meta({ ...(description && { description }), examples: [example] });
}

/** An id that a form has to choose: blank when it is missing, so that the verb reports it. */
export const chosenId = (description?: string, example?: number) => id(description, example).meta({ isChosen: true });

/** A timestamp in ISO 8601. */
export function timestamp(description?: string) {
  return text(description, { format: 'date-time', examples: ['2026-03-01T12:00:00.000Z'] });
}

export function text(description?: string, more: z.core.GlobalMeta = {}) {
  return z.string().meta({ ...(description && { description }), ...more });
}

export const version = () => z.int().min(1).meta({ description: VERSION });

const count = z.int().min(0).meta({ description: 'The number of rows on all pages.', graphql: 'totalCount' });

/** A page of a list, and the number of rows on all pages. */
export function rowsOf(row: Schema) {
  return z.object({ rows: z.array(row).meta({ graphql: 'edges.node' }), count });
}

/** A page of a list with cursors. */
export function cursorRowsOf(row: Schema) {
  return z.object({
    rows: z.array(row).meta({ graphql: 'edges.node' }),
    endCursor: text('The cursor to send as `after` for the next page. Null if there are no rows yet.', {
      graphql: 'pageInfo.endCursor',
    }).nullable(),
    hasNextPage: z
      .boolean()
      .meta({ description: 'Whether there is a next page now.', graphql: 'pageInfo.hasNextPage' }),
  });
}

export const upload = (description: string) => z.file().meta({ description });

/** The response of an operation that has no data to return. */
export const DONE = z
  .object({ done: z.boolean().meta({ description: 'Always true.' }) })
  .meta({ title: 'Done', description: 'The request was accepted.' });

interface Wrapped {
  /** The schema without its nullable and optional wrappers. */
  inner: Schema;
  isOptional: boolean;
  /** The path in GraphQL; by default the same name. */
  graphql: string | undefined;
}

/** The kind of a property of a schema. */
export function unwrap(schema: Schema): Wrapped {
  const graphql = z.globalRegistry.get(schema)?.graphql as string | undefined;
  if (!(schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault))
    return { inner: schema, isOptional: false, graphql };
  const { inner, graphql: own } = unwrap(schema.unwrap());
  return { inner, isOptional: true, graphql: graphql ?? own };
}

/**
 * The values of an enum by their names in GraphQL: `land-phone` is `LAND_PHONE`, `businessName` is `BUSINESS_NAME`, and
 * other names are in its `graphqlNames`.
 */
export function enumNames(schema: z.ZodEnum): Map<unknown, string> {
  const names = (z.globalRegistry.get(schema)?.graphqlNames ?? {}) as Record<string, string>;
  return new Map(schema.options.map(String).map((value) => [names[value] ?? enumName(value), value]));
}

export function enumName(value: string): string {
  return value.replace(/[A-Z]/g, '_$&').replaceAll('-', '_').toUpperCase();
}
