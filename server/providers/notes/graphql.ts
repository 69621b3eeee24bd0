import { isAllowed } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { UserName } from '#server/graphql/userName.ts';
import { mayDecideClaims, mayReadProviders } from '../access.ts';
import { ProviderClaim } from '../claims/graphql.ts';
import { ProviderModeration } from '../moderation/moderationType.ts';
import { ProviderPayload } from '../record/graphql.ts';
import { addNote, MAX_NOTE } from './addNote.ts';

const MOST = 50;

const StaffNote = builder.prismaObject('StaffNote', {
  description: 'A note of staff about a provider, for staff only.',
  authScopes: mayReadProviders,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the note; not for `node`.' }),
    text: t.exposeString('text', { description: 'The text of the note, in plain text.' }),
    isAboutClaim: t.boolean({
      description: 'Whether the note is about a claim.',
      resolve: ({ claimId }) => claimId !== null,
    }),
    author: t.relation('user', {
      type: UserName,
      nullable: true,
      description: 'The name of the author; null after their account is deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which the note was written.' }),
  }),
});

builder.prismaObjectField(ProviderModeration, 'notes', (t) =>
  t.relation('notes', {
    type: StaffNote,
    description: `The notes of staff about the provider, newest first; at most ${MOST}. Notes about claims are for super admins.`,
    complexity: { multiplier: 5 },
    query: (_, context) => ({
      where: isAllowed(mayDecideClaims, context) ? {} : { claimId: null },
      orderBy: { id: 'desc' },
      take: MOST,
    }),
  }),
);

builder.prismaObjectField(ProviderClaim, 'notes', (t) =>
  t.relation('notes', {
    type: StaffNote,
    nullable: true,
    authScopes: mayDecideClaims,
    unauthorizedResolver: () => null,
    description: `The notes of staff about the claim, newest first; at most ${MOST}. Null for claimants.`,
    complexity: { multiplier: 5 },
    query: { orderBy: { id: 'desc' }, take: MOST },
  }),
);

builder.mutationField('addStaffNote', (t) =>
  t.fieldWithInput({
    type: ProviderPayload,
    errors: {},
    authScopes: mayReadProviders,
    description:
      'Writes a note for other staff about a provider, or one of its claims. Errors: BAD_USER_INPUT, NOT_FOUND.',
    input: {
      providerId: t.input.id({ required: true, description: 'The id of the provider.' }),
      claimId: t.input.id({
        description: "The id of one of the provider's claims; null: the note is about the provider.",
      }),
      text: t.input.string({
        required: true,
        description: `The text of the note, in plain text, up to ${MAX_NOTE} characters.`,
      }),
    },
    resolve: (_, { input }, context) =>
      changedNode('Provider', input.providerId, (id) => {
        const claimId = input.claimId == null ? null : databaseIdOf(input.claimId, 'ProviderClaim');
        return addNote(context, { providerId: id, claimId, text: input.text });
      }),
  }),
);
