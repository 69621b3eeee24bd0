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
      'Changes your account. A new email takes effect when its emailed link is used; until then it is ' +
      '`pendingEmail`. Errors: BAD_USER_INPUT, PROOF_REQUIRED, TOO_MANY_REQUESTS.',
    input: {
      displayName: t.input.string({ required: true, description: 'The display name, up to 120 characters.' }),
      email: t.input.string({
        required: true,
        description: 'The email. A new address takes effect when its emailed link is used.',
      }),
      currentPassword: t.input.string({
        description: 'The current password; required for a new email or password if `localAuth` is true.',
      }),
      password: t.input.string({
        description: 'The new password, 8 to 128 characters; empty or null leaves it unchanged.',
      }),
      passwordConfirm: t.input.string({ description: 'The new password again.' }),
    },
    resolve: (_, { input }, context) => updateProfile(context, input).then(() => ({})),
  }),
);

const NAME = 'A name of up to 120 characters; null or omitted if there is no such name.';

const UserInput = builder.inputType('UserInput', {
  description: 'The form in which staff edit an account.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'The email. A new address takes effect when its emailed link is used.',
    }),
    firstName: t.string({ description: NAME }),
    lastName: t.string({ description: NAME }),
    displayName: t.string({
      description:
        'The display name, up to 120 characters. If it is blank, null or omitted, it is the first and last ' +
        'name, or the local part of the email.',
    }),
    password: t.string({
      description:
        'The password, 8 to 128 characters. Blank or null leaves it unchanged; the user of a new account is ' +
        'then invited by email to set a password.',
    }),
    isSuperAdmin: t.boolean({
      description: 'Whether the user is a super admin. Null leaves it unchanged; for a new account null is false.',
    }),
    isModerator: t.boolean({
      description:
        'Whether the user is a moderator. Null leaves it unchanged; for a new account null is false. Super admins ' +
        'do not need it.',
    }),
  }),
});

const DeletedPayload = deletedPayload('DeleteUserPayload', 'User');

const ID = 'The id of the user.';
const FORM = 'All fields of the form.';

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
      'Saves the complete form. A new password ends all sessions and notifies the user by email. Errors: ' +
      'BAD_USER_INPUT, NOT_FOUND, CONFLICT (duplicate email; a newer version is stored; no super admin would ' +
      'remain), TOO_MANY_REQUESTS.',
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
