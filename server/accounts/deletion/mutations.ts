import { builder } from '#server/graphql/builder.ts';
import { mayConfirmDeletion, mayManageOwnAccount } from '../access.ts';
import { ViewerPayload } from '../user/graphql.ts';
import { cancelAccountDeletion } from './cancelAccountDeletion.ts';
import { confirmAccountDeletion } from './confirmAccountDeletion.ts';
import { requestAccountDeletion } from './requestAccountDeletion.ts';

const RequestInput = builder.inputType('RequestAccountDeletionInput', {
  description: 'The proof that it is the owner who asks.',
  fields: (t) => ({
    currentPassword: t.string({ description: 'Needed if `localAuth`.' }),
    confirm: t.string({ description: "Without a password here: the account's e-mail, typed." }),
  }),
});

const ConfirmInput = builder.inputType('ConfirmAccountDeletionInput', {
  description: 'The proof that the owner read the mail.',
  fields: (t) => ({ token: t.string({ required: true, description: 'What the mailed link carries.' }) }),
});

const RequestPayload = builder.objectRef<{ done: true }>('RequestAccountDeletionPayload').implement({
  description: 'The mail is on its way; the account is as before.',
  fields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true: what fails is an error.' }) }),
});

const ConfirmPayload = builder.objectRef<{ deletionDueAt: Date }>('ConfirmAccountDeletionPayload').implement({
  description: 'The account will be deleted, and nobody is signed in to it now.',
  fields: (t) => ({
    deletionDueAt: t.expose('deletionDueAt', {
      type: 'DateTime',
      description: 'Until then its owner can sign in and keep it.',
    }),
  }),
});

builder.mutationFields((t) => ({
  requestAccountDeletion: t.field({
    type: RequestPayload,
    authScopes: mayManageOwnAccount,
    description:
      'Mails a link by which the own account is deleted, good for 24 hours. Errors: BAD_USER_INPUT, CONFLICT (it is ' +
      'going to be deleted already; no super admin would be left), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: RequestInput, required: true, description: 'The password, or the e-mail typed.' }) },
    resolve: async (_, { input }, context) => {
      await requestAccountDeletion(context, input);
      return { done: true } as const;
    },
  }),
  confirmAccountDeletion: t.field({
    type: ConfirmPayload,
    authScopes: mayConfirmDeletion,
    description:
      'Schedules the deletion of an account by a mailed token, once, and ends its sessions. Errors: BAD_USER_INPUT, ' +
      'CONFLICT (no super admin would be left), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: ConfirmInput, required: true, description: 'The mailed token.' }) },
    resolve: async (_, { input }, context) => ({ deletionDueAt: await confirmAccountDeletion(context, input.token) }),
  }),
  cancelAccountDeletion: t.field({
    type: ViewerPayload,
    authScopes: mayManageOwnAccount,
    description: 'Keeps the own account; no error when it was not going to be deleted.',
    resolve: async (_, __, context) => {
      await cancelAccountDeletion(context);
      return {};
    },
  }),
}));
