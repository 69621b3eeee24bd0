import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { mayManageOwnAccount, mayManageUsers } from '../access.ts';
import { User, ViewerPayload } from '../user/graphql.ts';
import { updateProfile } from '../user/updateProfile.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { updateUser } from './updateUser.ts';

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'The own account, as its form has it.',
  fields: (t) => ({
    displayName: t.string({ required: true, description: 'The name that is shown, up to 120 characters.' }),
    email: t.string({
      required: true,
      description: 'A new one takes effect when the link is used that is mailed to it.',
    }),
    currentPassword: t.string({ description: 'Needed for a new e-mail or password, if `localAuth`.' }),
    password: t.string({ description: 'The new password, 8 to 128 characters; empty or null keeps the old one.' }),
    passwordConfirm: t.string({ description: 'The new password again.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: ViewerPayload,
    authScopes: mayManageOwnAccount,
    description:
      'Changes the own account. A new e-mail takes effect when its mailed link is used: see `pendingEmail`. Errors: ' +
      'BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'The whole form.' }) },
    resolve: async (_, { input }, context) => {
      await updateProfile(context, input);
      return {};
    },
  }),
);

const UserInput = builder.inputType('UserInput', {
  description: 'An account as the form of staff has it.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'A new one takes effect when the link is used that is mailed to it.',
    }),
    firstName: t.string({ description: 'Up to 120 characters.' }),
    lastName: t.string({ description: 'Up to 120 characters.' }),
    displayName: t.string({
      description: 'Up to 120 characters; blank: first and last name, or what is before the @ of the e-mail.',
    }),
    password: t.string({
      description:
        '8 to 128 characters. Blank or null keeps the one there is; a new account is then invited by mail to set one.',
    }),
    isSuperAdmin: t.boolean({ description: 'Null leaves it as it is; a new account is none.' }),
  }),
});

const UserPayload = builder.objectRef<{ id: number }>('UserPayload').implement({
  description: 'The user as it is now.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The user that was saved.',
      resolve: (query, { id }, _, { db }) => db.prisma.user.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const DeletedPayload = builder.objectRef<{ id: number }>('DeleteUserPayload').implement({
  description: 'Who was deleted.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The global id that the account had.',
      resolve: ({ id }) => writeGlobalId('User', id),
    }),
  }),
});

builder.mutationFields((t) => ({
  createUser: t.field({
    type: UserPayload,
    authScopes: mayManageUsers,
    description: 'Makes an account. Errors: BAD_USER_INPUT, CONFLICT (the e-mail is taken), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: UserInput, required: true, description: 'The whole form.' }) },
    resolve: async (_, { input }, context) => ({ id: await createUser(context, input) }),
  }),
  updateUser: t.field({
    type: UserPayload,
    authScopes: mayManageUsers,
    description:
      'Saves the whole form. A new password signs the person out and tells them by mail. Errors: BAD_USER_INPUT, ' +
      'NOT_FOUND, CONFLICT (the e-mail is taken; somebody saved a newer version; no super admin would be left), ' +
      'TOO_MANY_REQUESTS.',
    args: {
      databaseId: t.arg.int({ required: true, description: "The user's database id." }),
      version: t.arg.int({ description: 'The version that was edited; without it the last save wins.' }),
      input: t.arg({ type: UserInput, required: true, description: 'The whole form.' }),
    },
    resolve: async (_, { databaseId: id, version, input }, context) => {
      await updateUser(context, { ...input, id, version });
      return { id };
    },
  }),
  deleteUser: t.field({
    type: DeletedPayload,
    authScopes: mayManageUsers,
    description:
      'Removes an account; what the person did stays, without their name. Errors: BAD_USER_INPUT (the own account), ' +
      'NOT_FOUND, CONFLICT (no super admin would be left).',
    args: { databaseId: t.arg.int({ required: true, description: "The user's database id." }) },
    resolve: async (_, { databaseId: id }, context) => {
      await deleteUser(context, id);
      return { id };
    },
  }),
}));
