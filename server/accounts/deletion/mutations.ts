import { builder } from '#server/graphql/builder.ts';
import { done, donePayload } from '#server/graphql/payloads.ts';
import { mayConfirmDeletion, mayManageOwnAccount, mayManageOwnAccountNow } from '../access.ts';
import { ViewerPayload } from '../user/graphql.ts';
import { cancelAccountDeletion, confirmAccountDeletion, requestAccountDeletion } from './accountDeletion.ts';

const RequestInput = builder.inputType('RequestAccountDeletionInput', {
  description: 'Proof that the caller is the owner of the account.',
  fields: (t) => ({
    currentPassword: t.string({ description: 'Required if `localAuth`.' }),
    confirm: t.string({ description: "Required without a password: the account's email." }),
  }),
});

const ConfirmInput = builder.inputType('ConfirmAccountDeletionInput', {
  description: 'Proof of access to the mailbox.',
  fields: (t) => ({ token: t.string({ required: true, description: 'The token in the emailed link.' }) }),
});

const RequestPayload = donePayload(
  'RequestAccountDeletionPayload',
  'The result of a request; the account is unchanged.',
);

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
  requestAccountDeletion: t.field({
    type: RequestPayload,
    authScopes: mayManageOwnAccountNow,
    description:
      'Emails a link to delete your account, valid for 24 hours. Errors: BAD_USER_INPUT, CONFLICT (a deletion is ' +
      'scheduled already; no super admin would remain), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: RequestInput, required: true, description: 'The password or the email.' }) },
    resolve: (_, { input }, context) => done(requestAccountDeletion(context, input)),
  }),
  confirmAccountDeletion: t.field({
    type: ConfirmPayload,
    authScopes: mayConfirmDeletion,
    description:
      'Schedules the deletion of an account with an emailed token, which works once, and ends its sessions. Errors: BAD_USER_INPUT, ' +
      'CONFLICT (no super admin would remain), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: ConfirmInput, required: true, description: 'The emailed token.' }) },
    resolve: async (_, { input }, context) => ({ deletionDueAt: await confirmAccountDeletion(context, input.token) }),
  }),
  cancelAccountDeletion: t.field({
    type: ViewerPayload,
    authScopes: mayManageOwnAccount,
    description: 'Cancels the deletion of your account; no error when none is scheduled.',
    resolve: async (_, __, context) => {
      await cancelAccountDeletion(context);
      return {};
    },
  }),
}));
