import { builder } from '#server/graphql/builder.ts';
import { mayConfirmDeletion, mayManageOwnAccount, mayManageOwnAccountNow } from '../access.ts';
import { ViewerPayload } from '../user/graphql.ts';
import { cancelAccountDeletion, confirmAccountDeletion, requestAccountDeletion } from './accountDeletion.ts';

const ConfirmPayload = builder.objectRef<{ deletionDueAt: Date }>('ConfirmAccountDeletionPayload').implement({
  description: 'The scheduled deletion; all sessions of the account have ended.',
  fields: (t) => ({
    deletionDueAt: t.expose('deletionDueAt', {
      type: 'DateTime',
      description: 'The time of the deletion; until then its owner can sign in and keep the account.',
    }),
  }),
});

builder.mutationFields((t) => ({
  requestAccountDeletion: t.fieldWithInput({
    type: ViewerPayload,
    errors: {},
    authScopes: mayManageOwnAccountNow,
    description:
      'Emails a link to delete your account, valid for 24 hours. Errors: BAD_USER_INPUT, CONFLICT (a deletion is ' +
      'scheduled already; no super admin would remain), TOO_MANY_REQUESTS.',
    typeOptions: { description: 'Proof of the ownership of the account: exactly one of these fields.', isOneOf: true },
    input: {
      currentPassword: t.input.string({ description: 'The current password; required if `localAuth` is true.' }),
      confirm: t.input.string({ description: 'The email of the account; required if `localAuth` is false.' }),
    },
    resolve: (_, { input }, context) => requestAccountDeletion(context, input).then(() => ({})),
  }),
  confirmAccountDeletion: t.fieldWithInput({
    type: ConfirmPayload,
    authScopes: mayConfirmDeletion,
    description:
      'Schedules the deletion of an account with an emailed token, which works once, and ends its sessions. Errors: BAD_USER_INPUT, ' +
      'CONFLICT (no super admin would remain), TOO_MANY_REQUESTS.',
    input: { token: t.input.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: async (_, { input }, context) => ({ deletionDueAt: await confirmAccountDeletion(context, input.token) }),
  }),
  cancelAccountDeletion: t.field({
    type: ViewerPayload,
    authScopes: mayManageOwnAccount,
    description: 'Cancels the deletion of your account; no error when none is scheduled.',
    resolve: (_, __, context) => cancelAccountDeletion(context).then(() => ({})),
  }),
}));
