import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { mayJoinBusiness, mayLeaveBusiness, mayManagePeople } from '../access.ts';
import { providerIdField } from '../form/providerInput.ts';
import { BusinessNamePayload, ProviderPayload } from '../record/graphql.ts';
import { invitePerson, withdrawInvitation } from './invite.ts';
import { acceptInvitation } from './join.ts';
import { leaveProvider, makeOwner, removePerson } from './leave.ts';
import { ProviderRoleEnum } from './personType.ts';

const ERRORS = 'Errors: NOT_FOUND, FORBIDDEN (for editors)';

builder.mutationFields((t) => {
  const providerId = providerIdField(t.input);
  const userId = t.input.id({ required: true, description: 'The id of the person.' });
  /** Makes a mutation that changes a member of a business. */
  const changePerson =
    (change: typeof removePerson) =>
    (_: unknown, { input }: { input: { providerId: string | number; userId: string | number } }, context: Context) =>
      changedNode('Provider', input.providerId, (id) => change(context, id, databaseIdOf(input.userId, 'User')));
  return {
    invitePerson: t.fieldWithInput({
      type: ProviderPayload,
      errors: {},
      authScopes: mayManagePeople,
      description:
        'Emails an invitation to manage your own business. The address may have no account yet. ' +
        `${ERRORS}, BAD_USER_INPUT, CONFLICT (the business is not published, the person is already a member or invited, or there are too many), TOO_MANY_REQUESTS.`,
      input: {
        providerId,
        email: t.input.string({ required: true, description: 'The address to which the invitation is emailed.' }),
        role: t.input.field({ type: ProviderRoleEnum, required: true, description: 'The role of the person.' }),
      },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.providerId, (id) => invitePerson(context, { ...input, providerId: id })),
    }),
    withdrawInvitation: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayManagePeople,
      description: `Withdraws an invitation: its link stops working. ${ERRORS}.`,
      input: {
        providerId,
        invitationId: t.input.id({ required: true, description: 'The id of the invitation.' }),
      },
      resolve: (_, { input }, context) =>
        changedNode('Provider', input.providerId, (id) =>
          withdrawInvitation(context, id, databaseIdOf(input.invitationId, 'ProviderInvitation')),
        ),
    }),
    acceptInvitation: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayJoinBusiness,
      description:
        'Accepts an emailed invitation to manage a business; works once. Errors: ' +
        'BAD_USER_INPUT, FORBIDDEN (it was emailed to another address), TOO_MANY_REQUESTS.',
      input: { token: t.input.string({ required: true, description: 'The token in the emailed link.' }) },
      resolve: async (_, { input }, context) => ({ id: await acceptInvitation(context, input.token) }),
    }),
    removePerson: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayManagePeople,
      description: `Removes an editor from your own business immediately. Owners cannot be removed. ${ERRORS}.`,
      input: { providerId, userId },
      resolve: changePerson(removePerson),
    }),
    makePersonOwner: t.fieldWithInput({
      type: ProviderPayload,
      authScopes: mayManagePeople,
      description: `Makes an editor of your own business an owner. ${ERRORS}.`,
      input: { providerId, userId },
      resolve: changePerson(makeOwner),
    }),
    leaveProvider: t.fieldWithInput({
      type: BusinessNamePayload,
      authScopes: mayLeaveBusiness,
      description:
        'Removes the signed-in user from a business, which remains unchanged. Errors: NOT_FOUND, CONFLICT (CONFIRMATION_REQUIRED: the last owner leaves without `givesUp`).',
      input: {
        providerId,
        givesUp: t.input.boolean({
          defaultValue: false,
          description:
            'True confirms that the last owner leaves: the editors are removed as well, and the business can no longer be edited. Null counts as false.',
        }),
      },
      resolve: (_, { input: { providerId, givesUp } }, context) =>
        leaveProvider(context, databaseIdOf(providerId, 'Provider'), givesUp ?? false),
    }),
  };
});
