import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { connectionType, pageOfIds, queryOfRows } from '#server/graphql/lists.ts';
import { costOfRows, NODE_POINTS, readListPage } from '#server/graphql/paging.ts';
import { sortedIds } from '#server/graphql/sortedIds.ts';
import { countRows } from '#server/platform/db.ts';
import { mayReadCollections } from './access.ts';
import { Collection } from './graphql.ts';
import { isSlug } from './saveCollection.ts';

const MAX_ROWS = 500;
const PAGE_ROWS = 20;

/** The caller's collections: a program has those of its partner, staff have all. */
const ofCaller = ({ token }: Context) => ({
  from: 'collections c',
  where: ['($1::int is null or c.partner_id = $1)'],
  values: [token?.partnerId ?? null],
});

const CollectionConnection = connectionType(
  Collection,
  { name: 'Collection', of: 'Collections', row: 'A collection' },
  (_, context) => {
    const { from, where, values } = ofCaller(context);
    return countRows(context.db.pool, `from ${from} where ${where.join()}`, values);
  },
);

builder.queryField('collections', (t) =>
  t.connection(
    {
      type: Collection,
      authScopes: mayReadCollections,
      description:
        'The collections of the calling partner, or those of all partners for super admins, sorted by name. ' +
        'Errors: BAD_USER_INPUT.',
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, paging, context, info) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const query = queryOfRows('Collection', context, info);
        const key = 'c.name collate "und-x-icu"';
        const ids = await sortedIds<number>(
          context.db.pool,
          { ...ofCaller(context), id: 'c.id', key, isDescending: false },
          page,
        );
        return pageOfIds(ids, page, (where) => context.db.prisma.collection.findMany({ ...query, where })) as never;
      },
    },
    CollectionConnection,
  ),
);

builder.queryField('collection', (t) =>
  t.prismaField({
    type: Collection,
    nullable: true,
    description: 'The slug of the collection.',
    args: { slug: t.arg.string({ required: true, description: 'The slug of the collection.' }) },
    complexity: NODE_POINTS,
    resolve: (query, _, { slug }, { db }) =>
      isSlug(slug) ? db.prisma.collection.findUnique({ ...query, where: { slug } }) : null,
  }),
);
