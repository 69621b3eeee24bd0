import { builder } from '#server/graphql/builder.ts';
import { changed, done, donePayload } from '#server/graphql/payloads.ts';
import { mayJoinBusiness, mayLeaveBusiness, mayManagePeople } from '../access.ts';
import { ProviderPayload } from '../record/graphql.ts';
import { ProviderRoleEnum } from './graphql.ts';
import { invitePerson, withdrawInvitation } from './invite.ts';
import { acceptInvitation } from './join.ts';
import { leaveBusiness, makeOwner, removePerson } from './leave.ts';

const ERRORS = 'Errors: NOT_FOUND, FORBIDDEN (for editors)';

const LeaveBusinessPayload = donePayload('LeaveBusinessPayload', 'The business is no longer linked to the caller.');

const InvitePersonInput = builder.inputType('InvitePersonInput', {
  description: 'An invitation to your own business.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: "The provider's database id." }),
    email: t.string({ required: true, description: 'The address it is emailed to.' }),
    role: t.field({ type: ProviderRoleEnum, required: true, description: 'The role of the person.' }),
  }),
});

builder.mutationFields((t) => {
  const databaseId = t.arg.int({ required: true, description: "The provider's database id." });
  const userId = t.arg.int({ required: true, description: 'The database id of the person.' });
  return {
    invitePerson: t.field({
      type: ProviderPayload,
      authScopes: mayManagePeople,
      description:
        'Emails an invitation to manage your own business. The address may have no account yet. ' +
        `${ERRORS}, BAD_USER_INPUT, CONFLICT (the business is not published, the person is already a member or invited, or there are too many), TOO_MANY_REQUESTS.`,
      args: { input: t.arg({ type: InvitePersonInput, required: true, description: 'The invitation.' }) },
      resolve: (_, { input: { databaseId: providerId, ...input } }, context) =>
        changed(providerId, invitePerson(context, { providerId, ...input })),
    }),
    withdrawInvitation: t.field({
      type: ProviderPayload,
      authScopes: mayManagePeople,
      description: `Withdraws an invitation: its link stops working. ${ERRORS}.`,
      args: {
        databaseId,
        invitationId: t.arg.int({ required: true, description: 'The database id of the invitation.' }),
      },
      resolve: (_, { databaseId: providerId, invitationId }, context) =>
        changed(providerId, withdrawInvitation(context, providerId, invitationId)),
    }),
    acceptInvitation: t.field({
      type: ProviderPayload,
      authScopes: mayJoinBusiness,
      description:
        'Accepts an emailed invitation to manage a business; works once. Errors: ' +
        'BAD_USER_INPUT, FORBIDDEN (it was emailed to another address), TOO_MANY_REQUESTS.',
      args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
      resolve: async (_, { token }, context) => ({ id: await acceptInvitation(context, token) }),
    }),
    removePerson: t.field({
      type: ProviderPayload,
      authScopes: mayManagePeople,
      description: `Removes an editor from your own business immediately. Owners cannot be removed. ${ERRORS}.`,
      args: { databaseId, userId },
      resolve: (_, { databaseId: providerId, userId }, context) =>
        changed(providerId, removePerson(context, providerId, userId)),
    }),
    makePersonOwner: t.field({
      type: ProviderPayload,
      authScopes: mayManagePeople,
      description: `Makes an editor of your own business an owner. ${ERRORS}.`,
      args: { databaseId, userId },
      resolve: (_, { databaseId: providerId, userId }, context) =>
        changed(providerId, makeOwner(context, providerId, userId)),
    }),
    leaveBusiness: t.field({
      type: LeaveBusinessPayload,
      authScopes: mayLeaveBusiness,
      description:
        'Removes the signed-in user from a business, which remains unchanged. Errors: NOT_FOUND, CONFLICT (the last owner leaves without `givesUp`).',
      args: {
        databaseId,
        givesUp: t.arg.boolean({
          defaultValue: false,
          description:
            'Confirms that the last owner leaves: the editors are removed as well, and the business can no longer be edited.',
        }),
      },
      resolve: (_, { databaseId: providerId, givesUp }, context) =>
        done(leaveBusiness(context, providerId, givesUp ?? false)),
    }),
  };
});
