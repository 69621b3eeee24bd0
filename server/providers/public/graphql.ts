import { builder } from '#server/graphql/builder.ts';
import { inOrder } from '#server/graphql/listPage.ts';
import { checkFirst, checkForward, costOfRows } from '#server/graphql/paging.ts';
import { mayReadPublicProviders } from '../access.ts';
import { countPublicProviders, listPublicProviderIds, readCursor, writeCursor } from './listPublicProviders.ts';
import { listPublicProviders } from './loadPublicProviders.ts';
import { PublicProvider } from './publicProvider.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

const PublicProviderConnection = builder.connectionObject(
  {
    type: PublicProvider,
    name: 'PublicProviderConnection',
    description: 'Approved providers, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many there are on all pages.',
        resolve: (list, _, { db }) => countPublicProviders(db.pool, list as never),
      }),
    }),
  },
  { name: 'PublicProviderEdge', description: 'An approved provider in a list.' },
);

builder.queryField('publicProviders', (t) =>
  t.connection(
    {
      type: PublicProvider,
      authScopes: mayReadPublicProviders,
      description:
        'All approved providers, least recently changed first, for whoever keeps a copy: read on from the last cursor ' +
        'to hear what has changed since. What was removed is told by webhooks. Tokens need `providers:read`. Errors: ' +
        'BAD_USER_INPUT.',
      args: {
        updatedSince: t.arg({ type: 'DateTime', description: 'Only those that were changed then or later.' }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { updatedSince, ...paging }, { db }) => {
        const { first, after } = paging;
        checkForward(paging);
        checkFirst(first, MAX_ROWS);
        const most = first ?? PAGE_ROWS;
        const filter = { updatedSince: updatedSince ?? null };
        const ids = await listPublicProviderIds(db.pool, filter, after == null ? null : readCursor(after), most);
        const shown = ids.slice(0, most);
        const rows = inOrder(shown, await listPublicProviders(db.pool, shown));
        const edges = rows.map((node) => ({ node, cursor: writeCursor(node) }));
        return {
          ...filter,
          edges,
          pageInfo: {
            startCursor: edges[0]?.cursor ?? null,
            // there may be nothing new yet: go on from where it was
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
