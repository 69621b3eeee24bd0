import { builder } from '#server/graphql/builder.ts';
import { forceField } from '#server/graphql/expectedVersion.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { savedPayload } from '#server/graphql/payloads.ts';
import { maySaveCollections } from './access.ts';
import { Collection } from './graphql.ts';
import { deleteCollection, MOST_PROVIDERS, saveCollection } from './saveCollection.ts';

const CollectionInput = builder.inputType('CollectionInput', {
  description: 'The form of a collection.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Up to 100 characters.' }),
    providerIds: t.idList({
      required: true,
      description:
        `The whole list, at most ${MOST_PROVIDERS}: ids of approved providers, and of members that are not published ` +
        'now, which stay when they are sent again. Each other id is an error with its index in the path.',
    }),
    partnerId: t.id({ description: 'The partner, for staff; programs save for their own.' }),
  }),
});

const CollectionPayload = savedPayload('CollectionPayload', 'The result of a save.', 'collection', {
  type: Collection,
  description: 'The saved collection.',
});

builder.mutationField('saveCollection', (t) =>
  t.fieldWithInput({
    type: CollectionPayload,
    errors: {},
    authScopes: maySaveCollections,
    description:
      'Creates a collection, or replaces the one with the slug. Errors: BAD_USER_INPUT, CONFLICT (TAKEN: the slug is or was ' +
      'of another partner, or it exists and `expectedVersion` is null) in `FormErrors`; CONFLICT (NEWER_VERSION) of the response.',
    input: {
      slug: t.input.string({ required: true, description: 'Three to 60 letters a to z, digits and hyphens.' }),
      collection: t.input.field({ type: CollectionInput, required: true, description: 'The complete form.' }),
      expectedVersion: t.input.int({
        description:
          'The `version` that was edited. When there is another one, or the collection was deleted, the error is CONFLICT ' +
          'with the reason NEWER_VERSION. Null: it is new, and the error is CONFLICT with the reason TAKEN when it exists. ' +
          'With `force` it is created or replaced.',
      }),
      ...forceField(t.input),
    },
    resolve: async (_, { input: { collection, ...sent } }, context) => {
      const { name, providerIds, partnerId } = collection;
      const form = { ...sent, name, partnerId: partnerId == null ? null : databaseIdOf(partnerId, 'Partner') };
      const ids = providerIds.map((id) => databaseIdOf(id, 'Provider'));
      return { id: await saveCollection(context, { ...form, providerIds: ids }) };
    },
  }),
);

const DeleteCollectionPayload = builder.objectRef<{ slug: string }>('DeleteCollectionPayload').implement({
  description: 'The collection is deleted.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its slug, which only the same partner can use again.' }),
  }),
});

builder.mutationField('deleteCollection', (t) =>
  t.fieldWithInput({
    type: DeleteCollectionPayload,
    authScopes: maySaveCollections,
    description: 'Deletes a collection; its providers remain. Errors: NOT_FOUND (also that of another partner).',
    input: { slug: t.input.string({ required: true, description: 'Its slug.' }) },
    resolve: async (_, { input: { slug } }, context) => {
      await deleteCollection(context, slug);
      return { slug };
    },
  }),
);
