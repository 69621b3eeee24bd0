import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { mayEditOwnProviders, mayModerate } from '../access.ts';
import { formOf, imageField, providerField, providerIdField } from '../form/providerInput.ts';
import { ProviderPayload } from '../record/graphql.ts';
import { decideEdit, type SeenEdit } from './decideEdit.ts';
import { editProvider } from './editProvider.ts';
import { deleteOwnImage, editImage, withdrawEdit } from './ownImage.ts';

const ERRORS = 'Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT (it is not published, or has a newer version)';

const decide = async (
  context: Context,
  { id, ...seen }: Omit<SeenEdit, 'editId'> & { id: string | number },
  refusal: string | null,
) => ({
  id: await decideEdit(context, { ...seen, editId: databaseIdOf(id, 'ProviderEdit') }, refusal),
});

builder.mutationFields((t) => {
  const seen = {
    id: providerIdField(t.input),
    expectedVersion: t.input.int({ required: true, description: 'The version of the provider that was edited.' }),
    expectedEditVersion: t.input.int({ description: 'The version of the pending edit; null: there was none.' }),
  };
  const decided = {
    id: t.input.id({ required: true, description: 'The id of the edit.' }),
    expectedVersion: t.input.int({ required: true, description: 'The reviewed version of the edit.' }),
    expectedProviderVersion: t.input.int({ required: true, description: 'The reviewed version of the provider.' }),
  };
  const DECIDED =
    'Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (WRONG_STATUS: it was decided; NEWER_VERSION of it or its provider';
  return {
    editOwnProvider: t.fieldWithInput({
      type: ProviderPayload,
      errors: {},
      authScopes: mayEditOwnProviders,
      description:
        'Saves the complete form of your own published provider. Changes that need review stay private until staff apply ' +
        `them; the others are published immediately. ${ERRORS}, TOO_MANY_REQUESTS.`,
      input: { ...seen, provider: providerField(t.input) },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.id, (id) => editProvider(context, { ...input, id }, formOf(input.provider))),
    }),
    editOwnImage: t.fieldWithInput({
      type: ProviderPayload,
      errors: {},
      authScopes: mayEditOwnProviders,
      description: `Uploads a new image for your own published provider. It is pending until reviewed. ${ERRORS}, TOO_LARGE.`,
      input: { ...seen, image: imageField(t.input) },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.id, (id) => editImage(context, { ...input, id }, input.image)),
    }),
    deleteOwnImage: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayEditOwnProviders,
      description: `Removes the pending image, or if there is none the public one, immediately. ${ERRORS}.`,
      input: seen,
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.id, (id) => deleteOwnImage(context, { ...input, id })),
    }),
    withdrawEdit: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayEditOwnProviders,
      description: `Withdraws the pending edit of a provider. ${ERRORS}.`,
      input: {
        providerId: providerIdField(t.input),
        expectedVersion: t.input.int({ required: true, description: 'The version of the edit.' }),
        expectedProviderVersion: t.input.int({ required: true, description: 'The version of the provider.' }),
      },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.providerId, (id) =>
          withdrawEdit(context, {
            id,
            expectedVersion: input.expectedProviderVersion,
            expectedEditVersion: input.expectedVersion,
          }),
        ),
    }),
    applyEdit: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayModerate,
      description: `Makes an owner's edit public, and emails its author. ${DECIDED}; TOO_EARLY: its notice period has not ended).`,
      input: decided,
      resolve: (_, { input }, context) => decide(context, input, null),
    }),
    rejectEdit: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayModerate,
      description: `Rejects an owner's edit, and emails its author. ${DECIDED}).`,
      input: {
        ...decided,
        reason: t.input.string({
          required: true,
          description: 'The reason in plain text for the author of the edit, up to 2,000 characters.',
        }),
      },
      resolve: (_, { input }, context) => decide(context, input, input.reason),
    }),
  };
});
