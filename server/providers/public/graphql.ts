import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { inOrder, NODE_POINTS } from '#server/graphql/paging.ts';
import { Provider } from '../record/graphql.ts';
import { loadProviders, visible } from '../record/visible.ts';
import { listApproved, listNewestProviderIds, NEWEST_OF_ALL } from './loadPublicProviders.ts';

builder.queryField('provider', (t) =>
  t.field({
    type: Provider,
    nullable: true,
    description: 'The provider with this id; null when it does not exist, or the caller may not see it.',
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
    description: `The ${NEWEST} most recently approved providers, newest first.`,
    args: {
      inReadersCountry: t.arg.boolean({
        defaultValue: false,
        description: `True: only providers of the reader's country among the newest ${NEWEST_OF_ALL}, or of all countries if that country has fewer than three. Null counts as false.`,
      }),
    },
    complexity: { field: NODE_POINTS, multiplier: NEWEST },
    resolve: async (_, { inReadersCountry }, { reads, country }) => {
      const ids = await listNewestProviderIds(reads, NEWEST, inReadersCountry ? country : null);
      return inOrder(ids, await listApproved(reads, ids));
    },
  }),
);
