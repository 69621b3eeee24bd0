import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { NODE_POINTS, REST_ID } from '#server/graphql/paging.ts';
import { Partner } from '#server/partners/graphql.ts';
import { countRows } from '#server/platform/db.ts';
import { mayManageCollections, maySaveCollections } from './access.ts';
import { deleteCollection, isSlug, MOST_PROVIDERS, saveCollection } from './saveCollection.ts';

const CollectionMember = builder.prismaObject('CollectionProvider', {
  variant: 'CollectionMember',
  description: 'A provider of a collection, for staff.',
  authScopes: mayManageCollections,
  fields: (t) => ({
    databaseId: t.exposeInt('providerId', { description: REST_ID }),
    businessName: t.string({
      description: 'Its name.',
      select: { provider: true },
      resolve: ({ provider }) => provider.businessName,
    }),
    isPublished: t.boolean({
      description: 'False: searches do not find it now.',
      select: { provider: true },
      resolve: ({ provider }) => provider.status === 'approved',
    }),
  }),
});

const Collection = builder.prismaObject('Collection', {
  description:
    'A list of providers that a partner keeps, such as the members of a chamber. A search can be narrowed to it.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      description: 'Its unique name in addresses: the value of the filter `collection`.',
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    partnerName: t.string({
      description: 'The partner that keeps it.',
      select: { partner: true },
      resolve: ({ partner }) => partner.name,
    }),
    providerCount: t.int({
      description: 'Its approved providers.',
      select: { id: true },
      resolve: ({ id }, _, { reads }) =>
        countRows(
          reads,
          "from collection_providers c join providers p on p.id = c.provider_id and p.status = 'approved' where c.collection_id = $1",
          [id],
        ),
    }),
    path: t.string({
      description: 'The path of its page on this site.',
      resolve: ({ slug }) => `/collections/${slug}`,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
    partner: t.relation('partner', {
      type: Partner,
      nullable: true,
      authScopes: mayManageCollections,
      unauthorizedResolver: () => null,
      description: 'The partner that keeps it; null for others than super admins.',
    }),
    members: t.relation('providers', {
      type: CollectionMember,
      nullable: true,
      authScopes: mayManageCollections,
      unauthorizedResolver: () => null,
      description: `Its providers by id, also those not published, at most ${MOST_PROVIDERS}; null for others than super admins.`,
      complexity: { multiplier: 100 },
      query: { orderBy: { providerId: 'asc' } },
    }),
  }),
});

builder.queryField('collections', (t) =>
  t.prismaField({
    type: [Collection],
    authScopes: mayManageCollections,
    description: 'All collections, sorted by name; at most 500.',
    complexity: { multiplier: 50 },
    resolve: (query, _, __, { db }) =>
      db.prisma.collection.findMany({ ...query, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: 500 }),
  }),
);

builder.queryField('collection', (t) =>
  t.prismaField({
    type: Collection,
    nullable: true,
    description: 'A collection by its slug; null when there is none.',
    args: { slug: t.arg.string({ required: true, description: 'Its slug.' }) },
    complexity: NODE_POINTS,
    resolve: (query, _, { slug }, { db }) =>
      isSlug(slug) ? db.prisma.collection.findUnique({ ...query, where: { slug } }) : null,
  }),
);

const CollectionInput = builder.inputType('CollectionInput', {
  description: 'The form of a collection.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Up to 100 characters.' }),
    providerIds: t.idList({ required: true, description: `Ids of approved providers, at most ${MOST_PROVIDERS}.` }),
    partnerId: t.id({ description: 'The partner, for staff; programs save for their own.' }),
  }),
});

const CollectionPayload = builder.objectRef<{ id: number }>('CollectionPayload').implement({
  description: 'The result of a save.',
  fields: (t) => ({
    collection: t.prismaField({
      type: Collection,
      description: 'The saved collection.',
      resolve: (query, { id }, _, { db }) => db.prisma.collection.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationField('saveCollection', (t) =>
  t.fieldWithInput({
    type: CollectionPayload,
    errors: {},
    authScopes: maySaveCollections,
    description:
      'Creates a collection, or replaces the one with the slug. Errors: BAD_USER_INPUT, CONFLICT (the slug is of another partner).',
    input: {
      slug: t.input.string({ required: true, description: 'Three to 60 letters a to z, digits and hyphens.' }),
      collection: t.input.field({ type: CollectionInput, required: true, description: 'The complete form.' }),
      savedAt: t.input.field({
        type: 'DateTime',
        description: 'The `updatedAt` of the edited version: CONFLICT when another was saved since; null replaces any.',
      }),
    },
    resolve: async (_, { input: { slug, collection, savedAt } }, context) => {
      const { name, providerIds, partnerId } = collection;
      const form = { slug, name, savedAt, partnerId: partnerId == null ? null : databaseIdOf(partnerId, 'Partner') };
      const ids = providerIds.map((id) => databaseIdOf(id, 'Provider'));
      return { id: await saveCollection(context, { ...form, providerIds: ids }) };
    },
  }),
);

const DeleteCollectionPayload = builder.objectRef<{ slug: string }>('DeleteCollectionPayload').implement({
  description: 'The collection is deleted.',
  fields: (t) => ({ slug: t.exposeString('slug', { description: 'Its slug, which is free again.' }) }),
});

builder.mutationField('deleteCollection', (t) =>
  t.fieldWithInput({
    type: DeleteCollectionPayload,
    authScopes: maySaveCollections,
    description:
      'Deletes a collection; its providers remain. Errors: NOT_FOUND (also that of another partner).',
    input: { slug: t.input.string({ required: true, description: 'Its slug.' }) },
    resolve: async (_, { input: { slug } }, context) => {
      await deleteCollection(context, slug);
      return { slug };
    },
  }),
);
