import { builder } from '#server/graphql/builder.ts';
import { changed } from '#server/graphql/payloads.ts';
import { mayEditOwnProviders, mayModerate } from '../access.ts';
import { ProviderInput } from '../form/providerInput.ts';
import { OwnProviderPayload } from '../own/graphql.ts';
import { ProviderPayload } from '../staff/mutations.ts';
import { decideEdit } from './decideEdit.ts';
import { editProvider, type SeenVersions } from './editProvider.ts';
import { editImage, removeOwnImage, takeBackEdit } from './ownImage.ts';

const ERRORS = 'Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT (it is not published, or has a newer version)';

const SeenProviderInput = builder.inputType('SeenProviderInput', {
  description: 'Your own provider at the version you edited, to detect conflicts.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: "The provider's database id." }),
    version: t.int({ required: true, description: 'The version of the provider.' }),
    editVersion: t.int({ description: 'The version of its pending edit; null: there was none.' }),
  }),
});

const DecideEditInput = builder.inputType('DecideEditInput', {
  description: "A decision about an owner's edit.",
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'The database id of the edit.' }),
    version: t.int({ required: true, description: 'The reviewed version of the edit.' }),
    providerVersion: t.int({ required: true, description: 'The reviewed version of its provider.' }),
    isApplied: t.boolean({
      required: true,
      description: 'True: it becomes public. False: it is rejected.',
    }),
    reason: t.string({ description: 'Plain text for its author, up to 2,000 characters; required for a rejection.' }),
  }),
});

const seenOf = ({ databaseId: id, ...versions }: Omit<SeenVersions, 'id'> & { databaseId: number }): SeenVersions => ({
  id,
  ...versions,
});

builder.mutationFields((t) => {
  const seen = t.arg({ type: SeenProviderInput, required: true, description: 'The version that the owner edited.' });
  return {
    editOwnProvider: t.field({
      type: OwnProviderPayload,
      authScopes: mayEditOwnProviders,
      description:
        'Saves the complete form of your own published provider. Changes that need review stay private until staff apply ' +
        `them; the others are published immediately. ${ERRORS}, TOO_MANY_REQUESTS.`,
      args: { seen, input: t.arg({ type: ProviderInput, required: true, description: 'The complete form.' }) },
      resolve: (_, { seen, input }, context) =>
        changed(seen.databaseId, editProvider(context, { ...input, ...seenOf(seen) })),
    }),
    editOwnImage: t.field({
      type: OwnProviderPayload,
      authScopes: mayEditOwnProviders,
      description: `Uploads a new image for your own published provider. It is pending until reviewed. ${ERRORS}, TOO_LARGE.`,
      args: {
        seen,
        image: t.arg({ type: 'Upload', required: true, description: 'JPEG, PNG or WebP, at most 10 MB.' }),
      },
      resolve: (_, { seen, image }, context) => changed(seen.databaseId, editImage(context, seenOf(seen), image)),
    }),
    removeOwnImage: t.field({
      type: OwnProviderPayload,
      authScopes: mayEditOwnProviders,
      description: `Removes the pending image, or if there is none the public one, immediately. ${ERRORS}.`,
      args: { seen },
      resolve: (_, { seen }, context) => changed(seen.databaseId, removeOwnImage(context, seenOf(seen))),
    }),
    takeBackEdit: t.field({
      type: OwnProviderPayload,
      authScopes: mayEditOwnProviders,
      description: `Withdraws the pending edit. ${ERRORS}.`,
      args: { seen },
      resolve: (_, { seen }, context) => changed(seen.databaseId, takeBackEdit(context, seenOf(seen))),
    }),
    decideEdit: t.field({
      type: ProviderPayload,
      authScopes: mayModerate,
      description:
        "Applies or rejects an owner's edit, and emails its author. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it was decided, it or its provider has changed, or its notice period has not ended).",
      args: { input: t.arg({ type: DecideEditInput, required: true, description: 'The decision.' }) },
      resolve: async (_, { input: { databaseId: editId, ...input } }, context) => ({
        id: await decideEdit(context, { editId, ...input }),
      }),
    }),
  };
});
