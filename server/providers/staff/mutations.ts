import { builder } from '#server/graphql/builder.ts';
import { changed, deletedPayload, savedPayload } from '#server/graphql/payloads.ts';
import { mayDeleteProviders, mayEditProviders, mayModerate } from '../access.ts';
import { createProvider } from '../change/createProvider.ts';
import { deleteProvider } from '../change/deleteProvider.ts';
import { approveImage, deleteImage, uploadImage } from '../change/image.ts';
import { updateProvider } from '../change/updateProvider.ts';
import { ProviderInput } from '../form/providerInput.ts';
import { Provider } from '../record/graphql.ts';

export const ProviderPayload = savedPayload('ProviderPayload', 'The provider after the change.', 'provider', {
  type: Provider,
  description: 'The provider that was changed.',
});

const DeletedPayload = deletedPayload('DeleteProviderPayload', 'Provider');

const ERRORS = 'Errors: BAD_USER_INPUT, NOT_FOUND';
const SEEN_IMAGE = 'The database id of the reviewed image; if omitted, the current one.';

builder.mutationFields((t) => ({
  createProvider: t.field({
    type: ProviderPayload,
    authScopes: mayEditProviders,
    description: 'Creates a provider, which is pending until approved. Errors: BAD_USER_INPUT.',
    args: { input: t.arg({ type: ProviderInput, required: true, description: 'The complete form.' }) },
    resolve: async (_, { input }, context) => ({ id: await createProvider(context, input) }),
  }),
  updateProvider: t.field({
    type: ProviderPayload,
    authScopes: mayEditProviders,
    description: `Saves the whole form. ${ERRORS}, CONFLICT (there is a newer version).`,
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      version: t.arg.int({ description: 'The edited version; if omitted, the last save wins.' }),
      input: t.arg({ type: ProviderInput, required: true, description: 'The complete form.' }),
    },
    resolve: (_, { databaseId: id, version, input }, context) =>
      changed(id, updateProvider(context, { ...input, id, version })),
  }),
  deleteProvider: t.field({
    type: DeletedPayload,
    authScopes: mayDeleteProviders,
    description: 'Deletes a provider and its data, except for its history. Errors: NOT_FOUND.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, deleteProvider(context, id)),
  }),
  uploadProviderImage: t.field({
    type: ProviderPayload,
    authScopes: mayEditProviders,
    description: `Uploads an image, replacing any other. It is pending until approved. ${ERRORS}, TOO_LARGE.`,
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      image: t.arg({ type: 'Upload', required: true, description: 'JPEG, PNG or WebP, at most 10 MB.' }),
    },
    resolve: (_, { databaseId: id, image }, context) => changed(id, uploadImage(context, id, image)),
  }),
  deleteProviderImage: t.field({
    type: ProviderPayload,
    authScopes: mayEditProviders,
    description: `Removes the picture. Errors: NOT_FOUND, CONFLICT (it has been replaced).`,
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      imageId: t.arg.int({ description: SEEN_IMAGE }),
    },
    resolve: (_, { databaseId: id, imageId }, context) => changed(id, deleteImage(context, id, imageId)),
  }),
  approveProviderImage: t.field({
    type: ProviderPayload,
    authScopes: mayModerate,
    description: `Publishes the image once its provider is approved. Errors: NOT_FOUND, CONFLICT (it has been replaced or approved).`,
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      imageId: t.arg.int({ description: SEEN_IMAGE }),
    },
    resolve: (_, { databaseId: id, imageId }, context) => changed(id, approveImage(context, id, imageId)),
  }),
}));
