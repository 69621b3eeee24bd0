import * as z from 'zod';

/**
 * What is sent and answered. One with a `title` is shared: a component of the OpenAPI document. `graphql` in its
 * metadata is where GraphQL has it when its name is another there, such as `approver.databaseId`.
 */
export type Schema = z.core.$ZodType;

/** A database id. */
export function id(description?: string, example = 1) {
  return z
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .meta({ ...(description && { description }), examples: [example] });
}

/** A timestamp in ISO 8601. */
export function timestamp(description?: string) {
  return text(description, { format: 'date-time', examples: ['2026-03-01T12:00:00.000Z'] });
}

export function text(description?: string, more: z.core.GlobalMeta = {}) {
  return z.string().meta({ ...(description && { description }), ...more });
}

export const version = () => z.int().min(1).meta({ description: 'Grows with each save; sent back with the next one.' });

const count = z.int().min(0).meta({ description: 'How many there are on all pages.', graphql: 'totalCount' });

/** A page of a list, and how many there are on all pages. */
export function rowsOf(row: Schema) {
  return z.object({ rows: z.array(row).meta({ graphql: 'edges.node' }), count });
}

/** A page of a list that is read along a cursor. */
export function cursorRowsOf(row: Schema) {
  return z.object({
    rows: z.array(row).meta({ graphql: 'edges.node' }),
    endCursor: text('The `after` of the next page. Null when there is nothing yet.', {
      graphql: 'pageInfo.endCursor',
    }).nullable(),
    hasNextPage: z.boolean().meta({ description: 'Whether there is more now.', graphql: 'pageInfo.hasNextPage' }),
  });
}

/** A file in a form. */
export const upload = (description: string) => z.file().meta({ description });

/** What is answered when there is nothing to tell. */
export const DONE = z
  .object({ done: z.boolean().meta({ description: 'Always true.' }) })
  .meta({ title: 'Done', description: 'It is done, or will be.' });
