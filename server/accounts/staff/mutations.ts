import { builder } from '#server/graphql/builder.ts';
import { changed, deletedPayload, savedPayload } from '#server/graphql/payloads.ts';
import { mayChangeUsers, mayManageOwnAccount } from '../access.ts';
import { User, ViewerPayload } from '../user/graphql.ts';
import { updateProfile } from '../user/updateProfile.ts';
import { createUser, deleteUser, updateUser } from './saveUser.ts';

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'The form of your account.',
  fields: (t) => ({
    displayName: t.string({ required: true, description: 'The display name, up to 120 characters.' }),
    email: t.string({
      required: true,
      description: 'A new address takes effect when its emailed link is used.',
    }),
    currentPassword: t.string({ description: 'Required for a new email or password, if `localAuth`.' }),
    password: t.string({ description: 'The new password, 8 to 128 characters; empty or null: unchanged.' }),
    passwordConfirm: t.string({ description: 'The new password again.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: ViewerPayload,
    authScopes: mayManageOwnAccount,
    description:
      'Changes your account. A new email takes effect when its emailed link is used: see `pendingEmail`. Errors: ' +
      'BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'The complete form.' }) },
    resolve: async (_, { input }, context) => {
      await updateProfile(context, input);
      return {};
    },
  }),
);

const UserInput = builder.inputType('UserInput', {
  description: 'The form of an account, for staff.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'A new address takes effect when its emailed link is used.',
    }),
    firstName: t.string({ description: 'Up to 120 characters.' }),
    lastName: t.string({ description: 'Up to 120 characters.' }),
    displayName: t.string({
      description: 'Up to 120 characters; blank: first and last name, or the local part of the email.',
    }),
    password: t.string({
      description:
        '8 to 128 characters. Blank or null: unchanged; for a new account, its user is invited by email to set one.',
    }),
    isSuperAdmin: t.boolean({ description: 'Null: unchanged; false for a new account.' }),
    isModerator: t.boolean({ description: 'Null: unchanged; false for a new account. A super admin needs none.' }),
  }),
});

const UserPayload = savedPayload('UserPayload', 'The result of a change.', 'user', {
  type: User,
  description: 'The saved user.',
});

const DeletedPayload = deletedPayload('DeleteUserPayload', 'User');

builder.mutationFields((t) => ({
  createUser: t.field({
    type: UserPayload,
    authScopes: mayChangeUsers,
    description: 'Creates an account. Errors: BAD_USER_INPUT, CONFLICT (duplicate email), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: UserInput, required: true, description: 'The complete form.' }) },
    resolve: async (_, { input }, context) => ({ id: await createUser(context, input) }),
  }),
  updateUser: t.field({
    type: UserPayload,
    authScopes: mayChangeUsers,
    description:
      'Saves the complete form. A new password ends all sessions and notifies the user by email. Errors: BAD_USER_INPUT, ' +
      'NOT_FOUND, CONFLICT (duplicate email; there is a newer version; no super admin would remain), ' +
      'TOO_MANY_REQUESTS.',
    args: {
      databaseId: t.arg.int({ required: true, description: "The user's database id." }),
      version: t.arg.int({ description: 'The edited version, to detect conflicts; null: overwrite.' }),
      input: t.arg({ type: UserInput, required: true, description: 'The complete form.' }),
    },
    resolve: (_, { databaseId: id, version, input }, context) =>
      changed(id, updateUser(context, { ...input, id, version })),
  }),
  deleteUser: t.field({
    type: DeletedPayload,
    authScopes: mayChangeUsers,
    description:
      "Deletes an account; records of its actions remain, without the user's name. Errors: BAD_USER_INPUT (your own " +
      'account), NOT_FOUND, CONFLICT (no super admin would remain).',
    args: { databaseId: t.arg.int({ required: true, description: "The user's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, deleteUser(context, id)),
  }),
}));
