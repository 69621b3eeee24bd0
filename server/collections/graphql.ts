import type { Prisma } from '#server/generated/prisma/client.ts';
import { isAllowed } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { queryOfRows } from '#server/graphql/lists.ts';
import { loadedAs } from '#server/graphql/loadedAs.ts';
import { connectionOf, costOfRows, readListPage, VERSION } from '#server/graphql/paging.ts';
import { Partner } from '#server/partners/graphql.ts';
import { countRows } from '#server/platform/db.ts';
import { mayManageCollections, mayReadCollections } from './access.ts';
import { CollectionMember, CollectionMemberConnection } from './memberType.ts';
import { MOST_PROVIDERS } from './saveCollection.ts';

const PAGE_ROWS = 50;

export const Collection = builder.prismaObject('Collection', {
  description:
    'A list of providers that a partner maintains, such as the members of a chamber. A search can be narrowed to it.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      description: 'The unique name of the collection in URLs: the value of the filter `collection`.',
    }),
    name: t.exposeString('name', { description: 'The name of the collection.' }),
    partnerName: t.string({
      description: 'The name of the partner that maintains the collection.',
      select: { partner: true },
      resolve: ({ partner }) => partner.name,
    }),
    providerCount: t.int({
      description: 'The number of approved providers in the collection.',
      select: { id: true },
      resolve: ({ id }, _, { reads }) =>
        countRows(
          reads,
          "from collection_providers c join providers p on p.id = c.provider_id and p.status = 'approved' where c.collection_id = $1",
          [id],
        ),
    }),
    path: t.string({
      description: "The path of the collection's page on this site.",
      resolve: ({ slug }) => `/collections/${slug}`,
    }),
    version: t.exposeInt('version', { description: VERSION }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'The time at which the collection was first saved.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The time at which the collection was last saved.',
    }),
    partner: t.relation('partner', {
      type: Partner,
      nullable: true,
      authScopes: mayManageCollections,
      unauthorizedResolver: () => null,
      description: 'The partner that maintains the collection; null for callers other than super admins.',
    }),
    members: t.connection(
      {
        type: CollectionMember,
        nullable: true,
        authScopes: ({ partnerId }, _, context) =>
          isAllowed(mayReadCollections, context) && (!context.token || context.token.partnerId === partnerId),
        unauthorizedResolver: () => null as never,
        description:
          'The providers of the collection by id, including unpublished ones. Null for callers other than ' +
          'super admins and the partner of the collection, whose tokens need `collections:read`. Errors: ' +
          'BAD_USER_INPUT.',
        complexity: costOfRows(MOST_PROVIDERS, PAGE_ROWS),
        resolve: async ({ id: collectionId }, paging, context, info) => {
          const page = readListPage(paging, MOST_PROVIDERS, PAGE_ROWS);
          const rows = await context.db.prisma.collectionProvider.findMany({
            ...queryOfRows('CollectionMember', context, info),
            where: { collectionId, providerId: { gt: page.after ?? 0 } },
            orderBy: { providerId: 'asc' },
            take: page.first + 1,
          });
          const members = rows.map((row) => ({ ...row, id: row.providerId }));
          return { ...connectionOf(members, page), where: { collectionId } } as never;
        },
      },
      CollectionMemberConnection,
    ),
  }),
});

builder.nodeRef(Collection, {
  id: { resolve: (collection) => (collection as { id: number }).id, parse: Number },
  loadMany: async (ids: number[], context) => {
    const found = await context.db.prisma.collection.findMany({
      where: { id: { in: ids }, ...foundByNumber(context) },
    });
    return ids.map((id) =>
      loadedAs(
        'Collection',
        found.find((row) => row.id === id),
      ),
    );
  },
});

/**
 * Ids can be guessed by counting, so other callers find only collections whose page shows a business; a slug must be
 * known.
 */
function foundByNumber(context: Context): Prisma.CollectionWhereInput {
  if (isAllowed(mayManageCollections, context)) return {};
  const shown = { providers: { some: { provider: { status: 'approved' } } } } satisfies Prisma.CollectionWhereInput;
  const partnerId = context.token?.partnerId;
  return { OR: [shown, ...(partnerId == null ? [] : [{ partnerId }])] };
}
