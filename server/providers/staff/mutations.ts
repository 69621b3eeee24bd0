import { builder } from '#server/graphql/builder.ts';
import { changed, deletedPayload, savedPayload } from '#server/graphql/payloads.ts';
import { mayEditProviders, mayModerate } from '../access.ts';
import { createProvider } from '../change/createProvider.ts';
import { deleteProvider } from '../change/deleteProvider.ts';
import { approveImage, deleteImage, uploadImage } from '../change/image.ts';
import { updateProvider } from '../change/updateProvider.ts';
import { ProviderInput } from '../form/providerInput.ts';
import { decide, undoDecision } from '../moderation/decide.ts';
import { DecisionKind, ProviderDecision } from '../moderation/moderation.ts';
import { Provider } from '../record/graphql.ts';

const DecideProviderInput = builder.inputType('DecideProviderInput', {
  description: 'A decision to be made about a provider.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: "The provider's database id." }),
    version: t.int({ description: 'The version that was looked at; without it, whatever is stored is decided about.' }),
    kind: t.field({ type: DecisionKind, required: true, description: 'Anything but UNDONE.' }),
    reason: t.string({ description: 'Plain text for the applicant; required unless it is approved.' }),
    silent: t.boolean({ description: 'True: the applicant is not notified. Null counts as false.' }),
  }),
});

const ProviderPayload = savedPayload('ProviderPayload', 'The provider as it is now.', 'provider', {
  type: Provider,
  description: 'The provider that was changed.',
});

const DecisionPayload = builder.objectRef<{ providerId: number; decisionId: number }>('DecisionPayload').implement({
  description: 'A decision and the provider it is about.',
  fields: (t) => ({
    provider: t.prismaField({
      type: Provider,
      description: 'The provider as it is now.',
      resolve: (query, { providerId }, _, { db }) =>
        db.prisma.provider.findUniqueOrThrow({ ...query, where: { id: providerId } }),
    }),
    decision: t.prismaField({
      type: ProviderDecision,
      description: 'The decision that was made.',
      resolve: (query, { decisionId }, _, { db }) =>
        db.prisma.providerDecision.findUniqueOrThrow({ ...query, where: { id: decisionId } }),
    }),
    undoSeconds: t.int({
      description: 'How long it can be undone; its mail waits as long.',
      resolve: (_, __, { undoSeconds }) => undoSeconds,
    }),
  }),
});

const DeletedPayload = deletedPayload('DeleteProviderPayload', 'Provider');

const ERRORS = 'Errors: BAD_USER_INPUT, NOT_FOUND';

builder.mutationFields((t) => ({
  createProvider: t.field({
    type: ProviderPayload,
    authScopes: mayEditProviders,
    description: 'Enters a provider, which waits for approval. Errors: BAD_USER_INPUT.',
    args: { input: t.arg({ type: ProviderInput, required: true, description: 'The whole form.' }) },
    resolve: async (_, { input }, context) => ({ id: await createProvider(context, input) }),
  }),
  updateProvider: t.field({
    type: ProviderPayload,
    authScopes: mayEditProviders,
    description: `Saves the whole form. ${ERRORS}, CONFLICT (somebody saved a newer version).`,
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      version: t.arg.int({ description: 'The version that was edited; without it the last save wins.' }),
      input: t.arg({ type: ProviderInput, required: true, description: 'The whole form.' }),
    },
    resolve: (_, { databaseId: id, version, input }, context) =>
      changed(id, updateProvider(context, { ...input, id, version })),
  }),
  deleteProvider: t.field({
    type: DeletedPayload,
    authScopes: mayEditProviders,
    description: 'Removes a provider with all that is its; its history stays. Errors: NOT_FOUND.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, deleteProvider(context, id)),
  }),
  decideProvider: t.field({
    type: DecisionPayload,
    authScopes: mayModerate,
    description: `Approves a provider or sends it back. ${ERRORS}, CONFLICT (somebody decided before, or, at \`version\`, saved it since).`,
    args: {
      input: t.arg({
        type: DecideProviderInput,
        required: true,
        description: 'What is decided, about which provider.',
      }),
    },
    resolve: async (_, { input: { databaseId: providerId, ...input } }, context) => ({
      providerId,
      decisionId: await decide(context, { providerId, ...input } as Parameters<typeof decide>[1]),
    }),
  }),
  undoDecision: t.field({
    type: ProviderPayload,
    authScopes: mayModerate,
    description: 'Takes an own decision back within some seconds, and its mail with it. Errors: BAD_USER_INPUT.',
    args: { decisionId: t.arg.int({ required: true, description: 'The database id of the decision.' }) },
    resolve: async (_, { decisionId }, context) => ({ id: await undoDecision(context, decisionId) }),
  }),
  uploadProviderImage: t.field({
    type: ProviderPayload,
    authScopes: mayEditProviders,
    description: `Puts a picture, which waits for approval, in place of the one there may be. ${ERRORS}, TOO_LARGE.`,
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      image: t.arg({ type: 'Upload', required: true, description: 'JPEG, PNG or WebP, at most 10 MB.' }),
    },
    resolve: (_, { databaseId: id, image }, context) => changed(id, uploadImage(context, id, image)),
  }),
  deleteProviderImage: t.field({
    type: ProviderPayload,
    authScopes: mayEditProviders,
    description: 'Removes the picture. Errors: NOT_FOUND.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, deleteImage(context, id)),
  }),
  approveProviderImage: t.field({
    type: ProviderPayload,
    authScopes: mayModerate,
    description: 'Lets everybody see the picture, once its provider is approved. Errors: NOT_FOUND, CONFLICT.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, approveImage(context, id)),
  }),
}));
