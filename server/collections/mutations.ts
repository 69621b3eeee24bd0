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
    name: t.string({ required: true, description: 'The name, up to 100 characters.' }),
    providerIds: t.idList({
      required: true,
      description:
        `The complete list of at most ${MOST_PROVIDERS} ids: of approved providers, and of members that are ` +
        'currently unpublished, which remain when sent again. Each other id is an error with its index in the ' +
        'path.',
    }),
    partnerId: t.id({ description: 'The partner, if staff save the collection; programs save for their own partner.' }),
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
      'Creates a collection, or replaces the collection with the slug. Errors: BAD_USER_INPUT, CONFLICT ' +
      '(TAKEN: the slug belongs or belonged to another partner, or the collection exists and ' +
      '`expectedVersion` is null) in `FormErrors`; CONFLICT (NEWER_VERSION) of the response.',
    input: {
      slug: t.input.string({ required: true, description: 'The slug: 3 to 60 letters a to z, digits and hyphens.' }),
      collection: t.input.field({ type: CollectionInput, required: true, description: 'The complete form.' }),
      expectedVersion: t.input.int({
        description:
          'The `version` that was edited. If another version is stored or the collection was deleted, the ' +
          'error is CONFLICT with the reason NEWER_VERSION. Null creates a collection; if it exists, the ' +
          'error is CONFLICT with the reason TAKEN. With `force` the collection is created or replaced.',
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
  description: 'The result of deleting a collection.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      description: 'The slug of the deleted collection, which only the same partner can use again.',
    }),
  }),
});

builder.mutationField('deleteCollection', (t) =>
  t.fieldWithInput({
    type: DeleteCollectionPayload,
    authScopes: maySaveCollections,
    description:
      'Deletes a collection; its providers remain. Errors: NOT_FOUND (also for a collection of another partner).',
    input: { slug: t.input.string({ required: true, description: 'The slug of the collection.' }) },
    resolve: async (_, { input: { slug } }, context) => {
      await deleteCollection(context, slug);
      return { slug };
    },
  }),
);
