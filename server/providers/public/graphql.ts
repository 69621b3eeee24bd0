import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { checkFirst, costOfRows, inOrder, NODE_POINTS } from '#server/graphql/paging.ts';
import { mayReadPublicProviders } from '../access.ts';
import { Provider } from '../record/graphql.ts';
import { loadProviders, visible } from '../record/visible.ts';
import { countPublicProviders, listPublicProviderIds, readCursor, writeCursor } from './listPublicProviders.ts';
import { listApproved, listNewestProviderIds, NEWEST_OF_ALL } from './loadPublicProviders.ts';

builder.queryField('provider', (t) =>
  t.field({
    type: Provider,
    nullable: true,
    description: 'A provider by its id; null when there is none, or the caller may not see it.',
    args: { id: t.arg.id({ required: true, description: 'The id of the provider.' }) },
    complexity: NODE_POINTS,
    resolve: async (_, { id }, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Provider' });
      const [row] = await loadProviders(context, query, [databaseIdOf(id, 'Provider')]);
      return (await visible(row, context)) as never;
    },
  }),
);

const NEWEST = 12;

builder.queryField('newestProviders', (t) =>
  t.field({
    type: [Provider],
    description: `The ${NEWEST} providers that were approved last, newest first.`,
    args: {
      inReadersCountry: t.arg.boolean({
        defaultValue: false,
        description: `Only providers of the reader's country, among the newest ${NEWEST_OF_ALL}; from all countries if it has fewer than three.`,
      }),
    },
    complexity: { field: NODE_POINTS, multiplier: NEWEST },
    resolve: async (_, { inReadersCountry }, { reads, country }) => {
      const ids = await listNewestProviderIds(reads, NEWEST, inReadersCountry ? country : null);
      return inOrder(ids, await listApproved(reads, ids));
    },
  }),
);

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

const PublicProviderConnection = connectionType(
  Provider,
  {
    name: 'PublicProvider',
    of: 'Approved providers',
    row: 'An approved provider',
  },
  (filter: { updatedSince: Date | null }, { reads }) => countPublicProviders(reads, filter),
);

builder.queryField('publicProviders', (t) =>
  t.connection(
    {
      type: Provider,
      authScopes: mayReadPublicProviders,
      description:
        'All approved providers, least recently changed first, for programs that keep a copy: continue from the last ' +
        'cursor to receive changes. Webhooks report removed providers. Tokens need `providers:read`. Errors: ' +
        'BAD_USER_INPUT.',
      args: {
        updatedSince: t.arg({
          type: 'DateTime',
          description: 'Only providers changed at this time or later; for the first page, later ones follow `after`.',
        }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { updatedSince, ...paging }, { reads }) => {
        const { first, after } = paging;
        checkFirst(first, MAX_ROWS);
        const most = first ?? PAGE_ROWS;
        const filter = { updatedSince: updatedSince ?? null };
        const ids = await listPublicProviderIds(reads, filter, after == null ? null : readCursor(after), most);
        const shown = ids.slice(0, most);
        const rows = inOrder(shown, await listApproved(reads, shown));
        const edges = rows.map((node) => ({
          node,
          cursor: writeCursor({ id: node.id, updatedAt: new Date(node.updatedAt) }),
        }));
        return {
          ...filter,
          edges,
          pageInfo: {
            startCursor: edges[0]?.cursor ?? null,
            // there may be nothing new yet: continue from the same cursor
            endCursor: edges.at(-1)?.cursor ?? after ?? null,
            hasNextPage: ids.length > most,
            hasPreviousPage: after != null,
          },
        } as never;
      },
    },
    PublicProviderConnection,
  ),
);
