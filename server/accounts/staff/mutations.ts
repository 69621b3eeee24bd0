import { builder } from '#server/graphql/builder.ts';
import { editedVersion, versionFields } from '#server/graphql/expectedVersion.ts';
import { changedNode, deletedPayload } from '#server/graphql/payloads.ts';
import { mayChangeUsers, mayManageOwnAccount } from '../access.ts';
import { UserPayload, ViewerPayload } from '../user/graphql.ts';
import { updateProfile } from '../user/updateProfile.ts';
import { createUser, deleteUser, updateUser } from './saveUser.ts';

builder.mutationField('updateProfile', (t) =>
  t.fieldWithInput({
    type: ViewerPayload,
    errors: {},
    authScopes: mayManageOwnAccount,
    description:
      'Changes your account. A new email takes effect when its emailed link is used: see `pendingEmail`. Errors: ' +
      'BAD_USER_INPUT, PROOF_REQUIRED, TOO_MANY_REQUESTS.',
    input: {
      displayName: t.input.string({ required: true, description: 'The display name, up to 120 characters.' }),
      email: t.input.string({
        required: true,
        description: 'A new address takes effect when its emailed link is used.',
      }),
      currentPassword: t.input.string({ description: 'For a new email or password, if `localAuth`.' }),
      password: t.input.string({ description: 'The new password, 8 to 128 characters; empty or null: unchanged.' }),
      passwordConfirm: t.input.string({ description: 'The new password again.' }),
    },
    resolve: (_, { input }, context) => updateProfile(context, input).then(() => ({})),
  }),
);

const NAME = 'Up to 120 characters; null or omitted: there is none.';

const UserInput = builder.inputType('UserInput', {
  description: 'The form of an account, for staff.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'A new address takes effect when its emailed link is used.',
    }),
    firstName: t.string({ description: NAME }),
    lastName: t.string({ description: NAME }),
    displayName: t.string({
      description: 'Up to 120 characters; blank, null or omitted: first and last name, or the local part of the email.',
    }),
    password: t.string({
      description:
        '8 to 128 characters. Blank or null: unchanged; for a new account, its user is invited by email to set one.',
    }),
    isSuperAdmin: t.boolean({ description: 'Null: unchanged; false for a new account.' }),
    isModerator: t.boolean({ description: 'Null: unchanged; false for a new account. A super admin needs none.' }),
  }),
});

const DeletedPayload = deletedPayload('DeleteUserPayload', 'User');

const ID = 'The id of the user.';
const FORM = 'The complete form.';

builder.mutationFields((t) => ({
  createUser: t.fieldWithInput({
    type: UserPayload,
    errors: {},
    authScopes: mayChangeUsers,
    description: 'Creates an account. Errors: BAD_USER_INPUT, CONFLICT (duplicate email), TOO_MANY_REQUESTS.',
    input: { user: t.input.field({ type: UserInput, required: true, description: FORM }) },
    resolve: async (_, { input }, context) => ({ id: await createUser(context, input.user) }),
  }),
  updateUser: t.fieldWithInput({
    type: UserPayload,
    errors: {},
    authScopes: mayChangeUsers,
    description:
      'Saves the complete form. A new password ends all sessions and notifies the user by email. Errors: BAD_USER_INPUT, ' +
      'NOT_FOUND, CONFLICT (duplicate email; there is a newer version; no super admin would remain), ' +
      'TOO_MANY_REQUESTS.',
    input: {
      id: t.input.id({ required: true, description: ID }),
      ...versionFields(t.input),
      user: t.input.field({ type: UserInput, required: true, description: FORM }),
    },
    resolve: (_, { input }, context) =>
      changedNode('User', input.id, (id) => updateUser(context, { ...input.user, id, version: editedVersion(input) })),
  }),
  deleteUser: t.fieldWithInput({
    type: DeletedPayload,
    authScopes: mayChangeUsers,
    description:
      "Deletes an account; records of its actions remain, without the user's name. Errors: BAD_USER_INPUT (your own " +
      'account), NOT_FOUND, CONFLICT (no super admin would remain).',
    input: { id: t.input.id({ required: true, description: ID }) },
    resolve: (_, { input }, context) => changedNode('User', input.id, (id) => deleteUser(context, id)),
  }),
}));
