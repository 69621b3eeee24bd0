import { builder } from '#server/graphql/builder.ts';
import { editedVersion, versionFields } from '#server/graphql/expectedVersion.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode, deletedPayload } from '#server/graphql/payloads.ts';
import { mayDeleteProviders, mayEditProviders, mayModerate } from '../access.ts';
import { createProvider } from '../change/createProvider.ts';
import { deleteProvider } from '../change/deleteProvider.ts';
import { approveImage, deleteImage, uploadImage } from '../change/image.ts';
import { updateProvider } from '../change/updateProvider.ts';
import { formOf, imageField, providerField, providerIdField } from '../form/providerInput.ts';
import { ProviderPayload } from '../record/graphql.ts';

const DeletedPayload = deletedPayload('DeleteProviderPayload', 'Provider');

const ERRORS = 'Errors: BAD_USER_INPUT, NOT_FOUND';

builder.mutationFields((t) => {
  const id = providerIdField(t.input);
  const imageId = t.input.id({ description: 'The id of the reviewed image; if omitted, the current one.' });
  const imageIdOf = (sent: string | number | null | undefined) => (sent == null ? null : databaseIdOf(sent, 'File'));
  return {
    createProvider: t.fieldWithInput({
      type: ProviderPayload,
      errors: {},
      authScopes: mayEditProviders,
      description: 'Creates a provider, which is pending until approved. Errors: BAD_USER_INPUT.',
      input: { provider: providerField(t.input) },
      resolve: async (_, { input: { provider } }, context) => ({
        id: await createProvider(context, formOf(provider)),
      }),
    }),
    updateProvider: t.fieldWithInput({
      type: ProviderPayload,
      errors: {},
      authScopes: mayEditProviders,
      description: `Saves the complete form. ${ERRORS}, CONFLICT (there is a newer version).`,
      input: { id, ...versionFields(t.input), provider: providerField(t.input) },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.id, (id) =>
          updateProvider(context, { ...formOf(input.provider), id, version: editedVersion(input) }),
        ),
    }),
    deleteProvider: t.fieldWithInput({
      type: DeletedPayload,
      authScopes: mayDeleteProviders,
      description: 'Deletes a provider and its data, except for its history. Errors: NOT_FOUND.',
      input: { id },
      resolve: (_, { input }, context) => changedNode('Provider', input.id, (id) => deleteProvider(context, id)),
    }),
    uploadProviderImage: t.fieldWithInput({
      type: ProviderPayload,
      errors: {},
      authScopes: mayEditProviders,
      description: `Uploads an image, which replaces any other. The new image is pending until approved. ${ERRORS}, TOO_LARGE.`,
      input: { id, image: imageField(t.input) },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.id, (id) => uploadImage(context, id, input.image)),
    }),
    deleteProviderImage: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayEditProviders,
      description: `Removes the picture. Errors: NOT_FOUND, CONFLICT (it has been replaced).`,
      input: { id, imageId },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.id, (id) => deleteImage(context, id, imageIdOf(input.imageId))),
    }),
    approveProviderImage: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayModerate,
      description: `Publishes the image once its provider is approved. Errors: NOT_FOUND, CONFLICT (it has been replaced or approved).`,
      input: { id, imageId },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.id, (id) => approveImage(context, id, imageIdOf(input.imageId))),
    }),
  };
});
