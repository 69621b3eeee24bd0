import { forgetScopes } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { mayManageOwnAccount, maySignIn } from '../access.ts';
import { PasskeyOptionsPayload } from '../second-factor/mutations.ts';
import { ViewerPayload } from '../user/graphql.ts';
import { completeSignIn, signInWithPasskey, startPasskeySignIn } from './enter.ts';
import { requestPasswordReset, resetPassword } from './resetPassword.ts';
import { signIn, signOut } from './signIn.ts';
import { signInWithProvider, startProviderSignIn } from './signInWithProvider.ts';
import { signUp } from './signUp.ts';
import { resendEmailVerification, verifyEmail } from './verifyEmail.ts';

const IdentityProvider = builder.enumType('IdentityProvider', {
  description: 'The third parties with which users can sign in.',
  values: { GOOGLE: { value: 'google', description: 'A Google account, proved by its ID token.' } } as const,
});

const SignOutPayload = builder.objectRef<{ id: number | null }>('SignOutPayload').implement({
  description: 'The result of signing out: this browser no longer has a session.',
  fields: (t) => ({
    signedOutUserId: t.id({
      nullable: true,
      description: 'The global id of the user who was signed in; null if no user was signed in.',
      resolve: ({ id }) => id && writeGlobalId('User', id),
    }),
  }),
});

/** The payload of a mutation about an email address. */
const emailPayload = (name: string, description: string, about: string) =>
  builder
    .objectRef<{ email: string }>(name)
    .implement({ description, fields: (t) => ({ email: t.exposeString('email', { description: about }) }) });

const RequestPasswordResetPayload = emailPayload(
  'RequestPasswordResetPayload',
  'The response is the same with and without an account for the email.',
  'The address that the link is sent to, if it has an account.',
);
const ResetPasswordPayload = emailPayload(
  'ResetPasswordPayload',
  'The new password is set; all sessions have ended.',
  'The email of the account, for signing in.',
);

const EmailVerificationStatus = builder.enumType('EmailVerificationStatus', {
  description: 'The status of the verification of an email, which determines the next step.',
  values: {
    VERIFIED_FOR_VIEWER: {
      value: 'verifiedForViewer',
      description:
        'The email is verified for the signed-in account, which is now linked to the businesses of the email.',
    },
    VERIFIED: {
      value: 'verified',
      description: 'The email is verified. The account with this email is not signed in here.',
    },
    SIGN_UP_POSSIBLE: {
      value: 'signUpPossible',
      description:
        'The email is verified, and no account has it yet. The link is about a business: `signUp` accepts the ' +
        'same token as `mailedToken`.',
    },
    PASSWORD_REQUIRED: {
      value: 'passwordRequired',
      description:
        'The email is not verified yet: an account with this email exists and is not signed in here. Send its ' +
        'password too, or take the account over with `resetPassword` and the same token.',
    },
  } as const,
});

const VerifyEmailPayload = builder.objectRef<Awaited<ReturnType<typeof verifyEmail>>>('VerifyEmailPayload').implement({
  description: 'The result of a verification: the email is verified unless the status is `PASSWORD_REQUIRED`.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The email to which the link was sent.' }),
    status: t.expose('status', { type: EmailVerificationStatus, description: 'The status of the email.' }),
  }),
});

const StartProviderSignInPayload = builder.objectRef<{ nonce: string }>('StartProviderSignInPayload').implement({
  description: 'The first step of a sign-in with a third party.',
  fields: (t) => ({
    nonce: t.exposeString('nonce', {
      description: 'A nonce to pass to the third party, valid for 15 minutes; also set as a cookie in this browser.',
    }),
  }),
});

/** The source of `ViewerPayload`, whose fields are resolved after the change of the session. */
async function withSession(context: Context, change: Promise<void>) {
  await change;
  forgetScopes(context);
  return {};
}

builder.mutationFields((t) => {
  const botCheckSolution = t.input.string({
    description: "The solution of the server's bot check; null when the check is off.",
  });
  const newPassword = t.input.string({
    required: true,
    description: 'The new password, 8 to 128 characters; common passwords are rejected.',
  });
  const email = (description: string) => t.input.string({ required: true, description });
  const provider = t.input.field({ type: IdentityProvider, required: true, description: 'The third party.' });
  return {
    signUp: t.fieldWithInput({
      type: ViewerPayload,
      errors: {},
      authScopes: maySignIn,
      description:
        'Creates an account and signs in; the owner accepts the usage agreement. Several accounts may have ' +
        'the same email until one of them verifies it; the owner of the email is notified. Errors: ' +
        'BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      input: {
        displayName: t.input.string({ required: true, description: 'The full name, up to 120 characters.' }),
        email: email('The email for signing in, verified by an emailed link.'),
        password: newPassword,
        botCheckSolution,
        mailedToken: t.input.string({
          description:
            'The token of a link about a business that was emailed to this address. It verifies the email ' +
            'immediately.',
        }),
      },
      resolve: (_, { input }, context) => withSession(context, signUp(context, input)),
    }),
    signIn: t.fieldWithInput({
      type: ViewerPayload,
      errors: {},
      authScopes: maySignIn,
      description:
        'Signs in with a password and sets a session cookie. Errors: BAD_USER_INPUT, UNAUTHENTICATED (the ' +
        'same for a wrong password and an unknown email), SECOND_FACTOR_REQUIRED (see `completeSignIn`), ' +
        'TOO_MANY_REQUESTS.',
      input: {
        email: email("The account's email; case-insensitive."),
        password: t.input.string({ required: true, description: "The account's password." }),
        botCheckSolution,
      },
      resolve: (_, { input }, context) => withSession(context, signIn(context, input)),
    }),
    completeSignIn: t.fieldWithInput({
      type: ViewerPayload,
      errors: {},
      authScopes: maySignIn,
      description:
        'Completes a sign-in of this browser that returned SECOND_FACTOR_REQUIRED, within ten minutes. Errors: ' +
        'BAD_USER_INPUT, UNAUTHENTICATED (wrong or used code, or no such sign-in), TOO_MANY_REQUESTS.',
      input: {
        code: t.input.string({ required: true, description: 'A code of the authenticator app, or a recovery code.' }),
      },
      resolve: (_, { input }, context) => withSession(context, completeSignIn(context, input.code)),
    }),
    startPasskeySignIn: t.field({
      type: PasskeyOptionsPayload,
      authScopes: maySignIn,
      description: 'Starts a sign-in with a passkey. Errors: TOO_MANY_REQUESTS.',
      resolve: async (_, __, context) => ({ options: await startPasskeySignIn(context) }),
    }),
    signInWithPasskey: t.fieldWithInput({
      type: ViewerPayload,
      authScopes: maySignIn,
      description:
        'Signs in with a passkey, which counts as two factors. Errors: BAD_USER_INPUT (unknown or invalid passkey), ' +
        'UNAUTHENTICATED, TOO_MANY_REQUESTS.',
      input: {
        response: t.input.field({
          type: 'JSON',
          required: true,
          description: 'The AuthenticationResponseJSON of the authenticator.',
        }),
      },
      resolve: (_, { input }, context) => withSession(context, signInWithPasskey(context, input.response)),
    }),
    startProviderSignIn: t.fieldWithInput({
      type: StartProviderSignInPayload,
      authScopes: maySignIn,
      description: 'Starts a sign-in with a third party. Errors: BAD_USER_INPUT (not configured).',
      input: { provider },
      resolve: (_, __, context) => ({ nonce: startProviderSignIn(context) }),
    }),
    signInWithProvider: t.fieldWithInput({
      type: ViewerPayload,
      authScopes: maySignIn,
      description:
        'Signs in with a token of a third party, and creates the account the first time. Errors: BAD_USER_INPUT, ' +
        'UNAUTHENTICATED (invalid or used token), SECOND_FACTOR_REQUIRED (see `completeSignIn`), UNAVAILABLE.',
      input: {
        provider,
        token: t.input.string({
          required: true,
          description: 'The ID token of the third party, which contains the nonce of this browser.',
        }),
      },
      resolve: (_, { input }, context) => withSession(context, signInWithProvider(context, input)),
    }),
    signOut: t.field({
      type: SignOutPayload,
      authScopes: maySignIn,
      description: 'Ends the session of this browser; no error when the browser has no session.',
      resolve: async (_, __, context) => {
        const id = context.viewer?.id ?? null;
        await withSession(context, signOut(context));
        return { id };
      },
    }),
    requestPasswordReset: t.fieldWithInput({
      type: RequestPasswordResetPayload,
      errors: {},
      authScopes: maySignIn,
      description:
        'Emails a link to choose a new password, valid for 30 minutes. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      input: { email: email("The account's email, to which the link is emailed."), botCheckSolution },
      resolve: async (_, { input }, context) => ({ email: await requestPasswordReset(context, input) }),
    }),
    resetPassword: t.fieldWithInput({
      type: ResetPasswordPayload,
      errors: {},
      authScopes: maySignIn,
      description:
        'Sets a new password with an emailed token, which works once. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      input: {
        token: t.input.string({
          required: true,
          description:
            'The token in the emailed link. The token of a link to verify the unverified email of an account ' +
            'is accepted, too.',
        }),
        password: newPassword,
        passwordConfirm: t.input.string({ required: true, description: 'The new password again.' }),
      },
      resolve: async (_, { input }, context) => ({ email: await resetPassword(context, input) }),
    }),
    requestEmailVerification: t.field({
      type: ViewerPayload,
      authScopes: mayManageOwnAccount,
      description: 'Emails a new link to verify your email. Errors: TOO_MANY_REQUESTS.',
      resolve: (_, __, context) => resendEmailVerification(context).then(() => ({})),
    }),
    verifyEmail: t.fieldWithInput({
      type: VerifyEmailPayload,
      errors: {},
      authScopes: maySignIn,
      description:
        'Verifies an email with an emailed token, valid for seven days. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      input: {
        token: t.input.string({ required: true, description: 'The token in the emailed link.' }),
        password: t.input.string({
          description: "The password of the link's account, if the account is not signed in: see `PASSWORD_REQUIRED`.",
        }),
      },
      resolve: (_, { input }, context) => verifyEmail(context, input),
    }),
  };
});
