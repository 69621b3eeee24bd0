import { forgetScopes } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { done, donePayload } from '#server/graphql/payloads.ts';
import { mayManageOwnAccount, maySignIn } from '../access.ts';
import { PasskeyOptionsPayload } from '../second-factor/mutations.ts';
import { ViewerPayload } from '../user/graphql.ts';
import { completeSignIn, signInWithPasskey, startPasskeySignIn } from './enter.ts';
import { requestPasswordReset, resetPassword } from './resetPassword.ts';
import { signIn, signOut } from './signIn.ts';
import { signInWithProvider, startProviderSignIn } from './signInWithProvider.ts';
import { signUp } from './signUp.ts';
import { resendEmailVerification, verifyEmail } from './verifyEmail.ts';

const BOT_CHECK_SOLUTION = 'The solution of the bot check of this server; null when it is off.';

const IdentityProvider = builder.enumType('IdentityProvider', {
  description: 'Third parties for signing in.',
  values: { GOOGLE: { value: 'google', description: 'A Google account, by its ID token.' } } as const,
});

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'A new account with a password.',
  fields: (t) => ({
    displayName: t.string({ required: true, description: 'The full name, up to 120 characters.' }),
    email: t.string({ required: true, description: 'For signing in; verified by an emailed link.' }),
    password: t.string({ required: true, description: '8 to 128 characters; common passwords are rejected.' }),
    botCheckSolution: t.string({ description: BOT_CHECK_SOLUTION }),
    mailedToken: t.string({
      description: 'The token of a link emailed to this address about a business: it verifies the email immediately.',
    }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  description: 'Credentials with a password.',
  fields: (t) => ({
    email: t.string({ required: true, description: "The account's email; case-insensitive." }),
    password: t.string({ required: true, description: "The account's password." }),
    botCheckSolution: t.string({ description: BOT_CHECK_SOLUTION }),
  }),
});

const SignInWithProviderInput = builder.inputType('SignInWithProviderInput', {
  description: 'Credentials of a third party.',
  fields: (t) => ({
    provider: t.field({ type: IdentityProvider, required: true, description: 'The third party.' }),
    token: t.string({ required: true, description: "The provider's ID token, containing the nonce of this browser." }),
  }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'A request for a password reset.',
  fields: (t) => ({
    email: t.string({ required: true, description: "The account's email, to which the link is emailed." }),
    botCheckSolution: t.string({ description: BOT_CHECK_SOLUTION }),
  }),
});

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A new password, and the emailed token.',
  fields: (t) => ({
    token: t.string({
      required: true,
      description:
        'The token in the emailed link; also that of a link to verify the email of an account whose email is not verified.',
    }),
    password: t.string({ required: true, description: '8 to 128 characters; common passwords are rejected.' }),
    passwordConfirm: t.string({ required: true, description: 'The new password again.' }),
  }),
});

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  description: 'Proof of access to an email address.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The token in the emailed link.' }),
    password: t.string({
      description: "The password of the link's account, if it is not signed in: see `needsPassword`.",
    }),
  }),
});

const SignOutPayload = donePayload('SignOutPayload', 'This browser no longer has a session.');
const RequestPasswordResetPayload = donePayload(
  'RequestPasswordResetPayload',
  'The same with and without an account for the email.',
);
const ResetPasswordPayload = donePayload('ResetPasswordPayload', 'The new password is set; all sessions have ended.');
const ResendPayload = donePayload('RequestEmailVerificationPayload', 'An email with a new link will be sent.');

const VerifyEmailPayload = builder.objectRef<Awaited<ReturnType<typeof verifyEmail>>>('VerifyEmailPayload').implement({
  description: 'The email is verified, unless the password is needed.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The verified email.' }),
    isForAccount: t.exposeBoolean('isForAccount', {
      description: 'Whether it is verified for the signed-in account, which then has its businesses.',
    }),
    canSignUp: t.exposeBoolean('canSignUp', {
      description:
        'Whether `signUp` accepts the same token as `mailedToken`: the link is about a business, and no account has verified its email.',
    }),
    needsPassword: t.exposeBoolean('needsPassword', {
      description:
        'Not verified yet: an account with this email exists and is not signed in here. Send its password too, or take the account over with `resetPassword` and the same token.',
    }),
  }),
});

const StartProviderSignInPayload = builder.objectRef<{ nonce: string }>('StartProviderSignInPayload').implement({
  description: 'The start of a sign-in with a third party.',
  fields: (t) => ({
    nonce: t.exposeString('nonce', {
      description: 'For the provider, valid for 15 minutes; also set as a cookie in this browser.',
    }),
  }),
});

/** `ViewerPayload` is resolved from this after a change of the session. */
async function withSession(context: Context, change: Promise<void>) {
  await change;
  forgetScopes(context);
  return {};
}

builder.mutationFields((t) => ({
  signUp: t.field({
    type: ViewerPayload,
    authScopes: maySignIn,
    description:
      'Creates an account and signs in; the owner accepts the usage agreement. For an email with an account, the ' +
      'response is the same and its owner is notified by email. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The new account.' }) },
    resolve: (_, { input }, context) => withSession(context, signUp(context, input)),
  }),
  signIn: t.field({
    type: ViewerPayload,
    authScopes: maySignIn,
    description:
      'Signs in with a password: sets a session cookie. Errors: BAD_USER_INPUT, UNAUTHENTICATED (the same for a wrong ' +
      'password and an unknown email), SECOND_FACTOR_REQUIRED (see `completeSignIn`), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Email and password.' }) },
    resolve: (_, { input }, context) => withSession(context, signIn(context, input)),
  }),
  completeSignIn: t.field({
    type: ViewerPayload,
    authScopes: maySignIn,
    description:
      'Completes a sign-in of this browser that returned SECOND_FACTOR_REQUIRED, within ten minutes. Errors: ' +
      'UNAUTHENTICATED (wrong or used code, or no such sign-in), TOO_MANY_REQUESTS.',
    args: {
      code: t.arg.string({ required: true, description: 'A code of the authenticator app, or a recovery code.' }),
    },
    resolve: (_, { code }, context) => withSession(context, completeSignIn(context, code)),
  }),
  startPasskeySignIn: t.field({
    type: PasskeyOptionsPayload,
    authScopes: maySignIn,
    description: 'Starts a sign-in with a passkey. Errors: TOO_MANY_REQUESTS.',
    resolve: async (_, __, context) => ({ options: await startPasskeySignIn(context) }),
  }),
  signInWithPasskey: t.field({
    type: ViewerPayload,
    authScopes: maySignIn,
    description:
      'Signs in with a passkey, which counts as two factors. Errors: BAD_USER_INPUT (unknown or invalid passkey), ' +
      'UNAUTHENTICATED, TOO_MANY_REQUESTS.',
    args: {
      response: t.arg.string({ required: true, description: 'The AuthenticationResponseJSON of the authenticator.' }),
    },
    resolve: (_, { response }, context) => withSession(context, signInWithPasskey(context, response)),
  }),
  startProviderSignIn: t.field({
    type: StartProviderSignInPayload,
    authScopes: maySignIn,
    description: 'Starts a sign-in with a third party. Errors: BAD_USER_INPUT (not configured).',
    args: { provider: t.arg({ type: IdentityProvider, required: true, description: 'The third party.' }) },
    resolve: (_, __, context) => ({ nonce: startProviderSignIn(context) }),
  }),
  signInWithProvider: t.field({
    type: ViewerPayload,
    authScopes: maySignIn,
    description:
      'Signs in with a token of a third party, and creates the account the first time. Errors: BAD_USER_INPUT, ' +
      'UNAUTHENTICATED (invalid or used token), SECOND_FACTOR_REQUIRED (see `completeSignIn`), UNAVAILABLE.',
    args: {
      input: t.arg({ type: SignInWithProviderInput, required: true, description: 'The third party and its token.' }),
    },
    resolve: (_, { input }, context) => withSession(context, signInWithProvider(context, input)),
  }),
  signOut: t.field({
    type: SignOutPayload,
    authScopes: maySignIn,
    description: 'Ends the session of this browser; no error when there is none.',
    resolve: (_, __, context) => done(withSession(context, signOut(context))),
  }),
  requestPasswordReset: t.field({
    type: RequestPasswordResetPayload,
    authScopes: maySignIn,
    description:
      'Emails a link to choose a new password, valid for 30 minutes. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'The account.' }) },
    resolve: (_, { input }, context) => done(requestPasswordReset(context, input)),
  }),
  resetPassword: t.field({
    type: ResetPasswordPayload,
    authScopes: maySignIn,
    description:
      'Sets a new password with an emailed token, which works once. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: {
      input: t.arg({
        type: ResetPasswordInput,
        required: true,
        description: 'The new password and the emailed token.',
      }),
    },
    resolve: (_, { input }, context) => done(resetPassword(context, input)),
  }),
  requestEmailVerification: t.field({
    type: ResendPayload,
    authScopes: mayManageOwnAccount,
    description: 'Emails a new link to verify your email. Errors: TOO_MANY_REQUESTS.',
    resolve: (_, __, context) => done(resendEmailVerification(context)),
  }),
  verifyEmail: t.field({
    type: VerifyEmailPayload,
    authScopes: maySignIn,
    description:
      'Verifies an email by an emailed token, valid for seven days. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: VerifyEmailInput, required: true, description: 'The emailed token.' }) },
    resolve: (_, { input }, context) => verifyEmail(context, input),
  }),
}));
