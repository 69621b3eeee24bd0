import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { byId, connectionOf, costOfRows, inOrder, type ListArguments, type ListPage, readListPage } from './paging.ts';

const SortDirection = builder.enumType('SortDirection', {
  description: 'The sort direction of a list.',
  values: {
    ASC: { value: 'asc', description: 'Ascending: from A to Z, the oldest first.' },
    DESC: { value: 'desc', description: 'Descending: from Z to A, the newest first.' },
  } as const,
});

/** An input type for the order of a list: one of its sort keys and a direction. */
export function orderInput<Key extends string>(
  name: string,
  list: string,
  values: Record<string, { value: Key; description: string }>,
) {
  const keys = builder.enumType(`${name}Field`, {
    description: `The sort keys of ${list}. Rows without a value come last in both directions.`,
    values,
  });
  return builder.inputType(name, {
    description: `The order of ${list}.`,
    fields: (t) => ({
      field: t.field({ type: keys, required: true, description: 'The sort key.' }),
      direction: t.field({ type: SortDirection, required: true, description: 'The direction.' }),
    }),
  });
}

/** The Prisma query for a page's rows. */
export function queryOfRows(typeName: string, context: Context, info: GraphQLResolveInfo) {
  return queryFromInfo({ context, info, paths: [['edges', 'node'], ['nodes']], typeName });
}

/** A page of a list, from its sorted ids. `find` reads the rows. */
export async function pageOfIds<Id extends number | bigint, Row extends { id: Id }>(
  ids: Id[],
  page: ListPage,
  find: (where: { id: { in: Id[] } }) => Promise<Row[]>,
) {
  return connectionOf(inOrder(ids, await find({ id: { in: ids } })), page);
}

/**
 * The connection of a list, with the total number of its rows. `listing` is the result of the list's resolver, and
 * `name` is the type name of the rows.
 */
export function connectionType<Type extends Parameters<typeof builder.connectionObject>[0]['type'], Listing = object>(
  type: Type,
  { name, of, row }: { name: string; of: string; row: string },
  count: (listing: Listing, context: Context) => number | Promise<number>,
  edgeOptions: Pick<Parameters<typeof builder.edgeObject>[0], 'fields'> = {},
) {
  return builder.connectionObject(
    {
      type,
      name: `${name}Connection`,
      description: `${of}, page by page.`,
      fields: (t) => ({
        totalCount: t.int({
          description: 'The number of rows on all pages.',
          resolve: (listing, _, context) => count(listing as Listing, context),
        }),
      }),
    },
    { name: `${name}Edge`, description: `${row} in a list.`, ...edgeOptions },
  );
}

interface Rows {
  findMany: (query: object) => Promise<{ id: number }[]>;
  count: (query: object) => Promise<number>;
}
type Asked = [paging: ListArguments, context: Context, info: GraphQLResolveInfo];

const MAX_OWNED = 1_000;
const PAGE_OWNED = 50;

/** The parts of a connection with the rows of a model that belong to another row, the newest first. */
export function ownedList<Type extends Parameters<typeof connectionType>[0] & { name: string }>(
  type: Type,
  model: 'accessToken' | 'watchNews' | 'webhookDelivery' | 'webhookEndpoint',
  { of, row, usual = PAGE_OWNED }: { of: string; row: string; usual?: number },
) {
  const rowsOf = ({ db }: Context) => db.prisma[model] as unknown as Rows;
  const { name } = type;
  return {
    connection: connectionType(type, { name, of, row }, ({ where }: { where: object }, context) =>
      rowsOf(context).count({ where }),
    ),
    complexity: costOfRows(MAX_OWNED, usual),
    page: async (where: object, ...[paging, context, info]: Asked) => {
      const page = readListPage(paging, MAX_OWNED, usual);
      const asked = byId(page, 'desc');
      const query = { ...queryOfRows(name, context, info), ...asked, where: { ...where, ...asked.where } };
      return { ...connectionOf(await rowsOf(context).findMany(query), page), where } as never;
    },
  };
}

/** An enum of described values, such as `PROVIDERS_READ` for `providers:read`. */
export function describedEnum<Value extends string>(name: string, description: string, values: Record<Value, string>) {
  const members = Object.entries<string>(values).map(([value, about]) => [
    value.replace(/[.:]/, '_').toUpperCase(),
    { value, description: about },
  ]);
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(members) as Record<string, { value: Value; description: string }>,
  });
}
