import { builder } from '../graphql/builder.ts';
import { ViewerPayload } from './graphql.ts';
import { updateProfile } from './updateProfile.ts';

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  fields: (t) => ({
    displayName: t.string({ required: true }),
    email: t.string({ required: true, description: 'A new one has to be confirmed by a mailed link.' }),
    currentPassword: t.string({ description: 'Needed for a new e-mail or password, if `localAuth`.' }),
    password: t.string({ description: 'The new password, 8 to 128 characters; empty or null keeps the old one.' }),
    passwordConfirm: t.string({ description: 'The new password again.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: ViewerPayload,
    authScopes: { authenticated: true },
    description: 'Changes the own account. Errors: BAD_USER_INPUT, CONFLICT (the e-mail is taken), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await updateProfile(context, input);
      return {};
    },
  }),
);
