import { builder } from '#server/graphql/builder.ts';
import { changed } from '#server/graphql/payloads.ts';
import { mayEditOwnProviders, mayModerate } from '../access.ts';
import { ProviderInput } from '../form/providerInput.ts';
import { OwnProviderPayload } from '../own/graphql.ts';
import { ProviderPayload } from '../staff/mutations.ts';
import { decideEdit } from './decideEdit.ts';
import { editProvider, type SeenVersions } from './editProvider.ts';
import { editImage, removeOwnImage, takeBackEdit } from './ownImage.ts';

const ERRORS = 'Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT (it is not published, or someone saved since)';

const SeenProviderInput = builder.inputType('SeenProviderInput', {
  description: 'Your own provider at the version you edited, so that you do not overwrite a newer one.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: "The provider's database id." }),
    version: t.int({ required: true, description: 'The version of the provider.' }),
    editVersion: t.int({ description: 'The version of its edit that waits; null: none waited.' }),
  }),
});

const DecideEditInput = builder.inputType('DecideEditInput', {
  description: "A decision about an owner's edit.",
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'The database id of the edit.' }),
    version: t.int({ required: true, description: 'The version of the edit that was looked at.' }),
    providerVersion: t.int({ required: true, description: 'The version of its provider that was looked at.' }),
    isApplied: t.boolean({
      required: true,
      description: 'True: the public sees it from then on. False: it is refused.',
    }),
    reason: t.string({ description: 'Plain text for its author, up to 2,000 characters; required for a refusal.' }),
  }),
});

const seenOf = ({ databaseId: id, ...versions }: Omit<SeenVersions, 'id'> & { databaseId: number }): SeenVersions => ({
  id,
  ...versions,
});

builder.mutationFields((t) => {
  const seen = t.arg({ type: SeenProviderInput, required: true, description: 'What the owner looked at.' });
  return {
    editOwnProvider: t.field({
      type: OwnProviderPayload,
      authScopes: mayEditOwnProviders,
      description:
        'Saves the whole form of an own, published provider. What staff review waits, and the public sees the former values ' +
        `until then; the rest applies at once. ${ERRORS}, TOO_MANY_REQUESTS.`,
      args: { seen, input: t.arg({ type: ProviderInput, required: true, description: 'The whole form.' }) },
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
      description: `Removes the pending image, or else the public one, immediately. ${ERRORS}.`,
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
        "Applies or rejects an owner's edit, and emails its author. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it was " +
        'decided, someone saved it or its provider since, or its notice runs).',
      args: { input: t.arg({ type: DecideEditInput, required: true, description: 'What is decided.' }) },
      resolve: async (_, { input: { databaseId: editId, ...input } }, context) => ({
        id: await decideEdit(context, { editId, ...input }),
      }),
    }),
  };
});
