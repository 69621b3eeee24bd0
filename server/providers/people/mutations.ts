import { builder } from '#server/graphql/builder.ts';
import { changed, done, donePayload } from '#server/graphql/payloads.ts';
import { mayJoinBusiness, mayLeaveBusiness, mayManagePeople } from '../access.ts';
import { OwnProviderPayload } from '../own/graphql.ts';
import { ProviderRoleEnum } from './graphql.ts';
import { invitePerson, withdrawInvitation } from './invite.ts';
import { acceptInvitation } from './join.ts';
import { leaveBusiness, makeOwner, removePerson } from './leave.ts';

const ERRORS = 'Errors: NOT_FOUND, FORBIDDEN (for editors)';

const LeaveBusinessPayload = donePayload('LeaveBusinessPayload', 'The business is not linked to the caller any more.');

const InvitePersonInput = builder.inputType('InvitePersonInput', {
  description: 'An invitation to an own business.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: "The provider's database id." }),
    email: t.string({ required: true, description: 'Where it is emailed to.' }),
    role: t.field({ type: ProviderRoleEnum, required: true, description: 'What the person is to be.' }),
  }),
});

builder.mutationFields((t) => {
  const databaseId = t.arg.int({ required: true, description: "The provider's database id." });
  const userId = t.arg.int({ required: true, description: 'The database id of the person.' });
  return {
    invitePerson: t.field({
      type: OwnProviderPayload,
      authScopes: mayManagePeople,
      description:
        'Emails an invitation to manage your own business. The address may have no account yet. ' +
        `${ERRORS}, BAD_USER_INPUT, CONFLICT (the business is not published, the person is there, or there are too many), TOO_MANY_REQUESTS.`,
      args: { input: t.arg({ type: InvitePersonInput, required: true, description: 'Who is invited.' }) },
      resolve: (_, { input: { databaseId: providerId, ...input } }, context) =>
        changed(providerId, invitePerson(context, { providerId, ...input })),
    }),
    withdrawInvitation: t.field({
      type: OwnProviderPayload,
      authScopes: mayManagePeople,
      description: `Ends an invitation: its link does nothing any more. ${ERRORS}.`,
      args: {
        databaseId,
        invitationId: t.arg.int({ required: true, description: 'The database id of the invitation.' }),
      },
      resolve: (_, { databaseId: providerId, invitationId }, context) =>
        changed(providerId, withdrawInvitation(context, providerId, invitationId)),
    }),
    acceptInvitation: t.field({
      type: OwnProviderPayload,
      authScopes: mayJoinBusiness,
      description:
        'Accepts an emailed invitation to manage a business; works once. Errors: ' +
        'BAD_USER_INPUT, FORBIDDEN (it was emailed to another address), TOO_MANY_REQUESTS.',
      args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
      resolve: async (_, { token }, context) => ({ id: await acceptInvitation(context, token) }),
    }),
    removePerson: t.field({
      type: OwnProviderPayload,
      authScopes: mayManagePeople,
      description: `Removes an editor from an own business, at once. Owners are not removed so. ${ERRORS}.`,
      args: { databaseId, userId },
      resolve: (_, { databaseId: providerId, userId }, context) =>
        changed(providerId, removePerson(context, providerId, userId)),
    }),
    makePersonOwner: t.field({
      type: OwnProviderPayload,
      authScopes: mayManagePeople,
      description: `Makes an owner of an editor of an own business. ${ERRORS}.`,
      args: { databaseId, userId },
      resolve: (_, { databaseId: providerId, userId }, context) =>
        changed(providerId, makeOwner(context, providerId, userId)),
    }),
    leaveBusiness: t.field({
      type: LeaveBusinessPayload,
      authScopes: mayLeaveBusiness,
      description:
        'Removes the signed-in user from a business, which stays as it is. Errors: NOT_FOUND, CONFLICT (the last owner ' +
        'leaves without giving it up).',
      args: {
        databaseId,
        givesUp: t.arg.boolean({
          defaultValue: false,
          description: 'The last owner knows that nobody can change it then, and that its editors go, too.',
        }),
      },
      resolve: (_, { databaseId: providerId, givesUp }, context) =>
        done(leaveBusiness(context, providerId, givesUp ?? false)),
    }),
  };
});
