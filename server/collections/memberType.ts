import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { visible } from '#server/providers/record/visible.ts';

export const CollectionMember = builder.prismaObject('CollectionProvider', {
  variant: 'CollectionMember',
  description: 'A provider of a collection, as the partner of the collection sees it.',
  fields: (t) => ({
    providerId: t.id({
      description: 'The global id of the provider; `node` finds the provider while it is published.',
      resolve: ({ providerId }) => writeGlobalId('Provider', providerId),
    }),
    providerDatabaseId: t.exposeInt('providerId', { description: REST_ID }),
    isPublished: t.boolean({
      description: 'Whether the provider is published; searches find only published providers.',
      select: { provider: true },
      resolve: ({ provider }) => provider.status === 'approved',
    }),
    provider: t.field({
      type: Provider,
      nullable: true,
      description: 'The provider. Null while it is unpublished, for callers who may not see unpublished providers.',
      select: { provider: true },
      resolve: ({ provider }, _, context) => visible(provider, context),
    }),
  }),
});

export const CollectionMemberConnection = connectionType(
  CollectionMember,
  { name: 'CollectionMember', of: 'Members of a collection', row: 'A member' },
  ({ where }: { where: object }, { db }) => db.prisma.collectionProvider.count({ where }),
);
