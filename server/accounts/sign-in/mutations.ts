import { builder } from '#server/graphql/builder.ts';
import { forgetScopes } from '#server/graphql/forgetScopes.ts';
import { mayManageOwnAccount, maySignIn } from '../access.ts';
import { ViewerPayload } from '../user/graphql.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resendEmailVerification } from './resendEmailVerification.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';
import { signInWithProvider } from './signInWithProvider.ts';
import { signOut } from './signOut.ts';
import { signUp } from './signUp.ts';
import { startProviderSignIn } from './startProviderSignIn.ts';
import { verifyEmail } from './verifyEmail.ts';

const RECAPTCHA_TOKEN = 'The proof of not being a robot, of whichever kind this server asks for; null when it is off.';

const IdentityProvider = builder.enumType('IdentityProvider', {
  description: 'Who else can vouch for a person.',
  values: { GOOGLE: { value: 'google', description: 'A Google account, by its ID token.' } } as const,
});

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'An account to be made, with a password.',
  fields: (t) => ({
    displayName: t.string({ required: true, description: 'The full name, up to 120 characters.' }),
    email: t.string({ required: true, description: 'What its owner will sign in with; a mailed link confirms it.' }),
    password: t.string({ required: true, description: '8 to 128 characters, and not one of the commonest.' }),
    recaptchaToken: t.string({ description: RECAPTCHA_TOKEN }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  description: 'Who signs in, with a password.',
  fields: (t) => ({
    email: t.string({ required: true, description: "The account's e-mail; capitals do not matter." }),
    password: t.string({ required: true, description: "The account's password." }),
    recaptchaToken: t.string({ description: RECAPTCHA_TOKEN }),
  }),
});

const SignInWithProviderInput = builder.inputType('SignInWithProviderInput', {
  description: 'Who signs in, as a third party vouches.',
  fields: (t) => ({
    provider: t.field({ type: IdentityProvider, required: true, description: 'Who vouches.' }),
    token: t.string({ required: true, description: "The provider's ID token, holding the nonce of this browser." }),
  }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Who has forgotten their password.',
  fields: (t) => ({
    email: t.string({ required: true, description: "The account's e-mail, to which the link is mailed." }),
    recaptchaToken: t.string({ description: RECAPTCHA_TOKEN }),
  }),
});

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A new password, and the proof that its owner may set it.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'What the mailed link carries.' }),
    password: t.string({ required: true, description: '8 to 128 characters, and not one of the commonest.' }),
    passwordConfirm: t.string({ required: true, description: 'The new password again.' }),
  }),
});

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  description: 'The proof that an e-mail is read by who claims it.',
  fields: (t) => ({ token: t.string({ required: true, description: 'What the mailed link carries.' }) }),
});

/** A mutation's answer that has nothing to tell. */
function donePayload(name: string, description: string) {
  return builder.objectRef<{ done: true }>(name).implement({
    description,
    fields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true: what fails is an error.' }) }),
  });
}

const SignOutPayload = donePayload('SignOutPayload', 'Nobody is signed in on this browser now.');
const RequestPasswordResetPayload = donePayload(
  'RequestPasswordResetPayload',
  'The same whether the e-mail has an account or not.',
);
const ResetPasswordPayload = donePayload('ResetPasswordPayload', 'The new password counts; every session has ended.');
const ResendPayload = donePayload('RequestEmailVerificationPayload', 'A mail with a new link is on its way.');

const VerifyEmailPayload = builder.objectRef<Awaited<ReturnType<typeof verifyEmail>>>('VerifyEmailPayload').implement({
  description: 'The e-mail is confirmed now.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The one that is confirmed.' }),
    isForAccount: t.exposeBoolean('isForAccount', {
      description: 'Whether it is confirmed for the account that is signed in, which has its businesses.',
    }),
  }),
});

const StartProviderSignInPayload = builder.objectRef<{ nonce: string }>('StartProviderSignInPayload').implement({
  description: 'What signing in with a third party begins with.',
  fields: (t) => ({
    nonce: t.exposeString('nonce', {
      description: 'To hand to the provider, within 15 minutes; this browser has it in a cookie too.',
    }),
  }),
});

builder.mutationFields((t) => ({
  signUp: t.field({
    type: ViewerPayload,
    authScopes: maySignIn,
    description:
      'Makes an account and signs in; its owner thereby accepts the usage agreement. An e-mail that has an account is ' +
      'answered alike, and its owner is told by mail. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The account to make.' }) },
    resolve: async (_, { input }, context) => {
      await signUp(context, input);
      forgetScopes(context);
      return {};
    },
  }),
  signIn: t.field({
    type: ViewerPayload,
    authScopes: maySignIn,
    description:
      'Signs in with a password: sets a session cookie. Errors: BAD_USER_INPUT, UNAUTHENTICATED (the same for a wrong ' +
      'password and an unknown e-mail), TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: SignInInput, required: true, description: 'E-mail and password.' }) },
    resolve: async (_, { input }, context) => {
      await signIn(context, input);
      forgetScopes(context);
      return {};
    },
  }),
  startProviderSignIn: t.field({
    type: StartProviderSignInPayload,
    authScopes: maySignIn,
    description: 'Before signing in with a third party. Errors: BAD_USER_INPUT (it is not set up).',
    args: { provider: t.arg({ type: IdentityProvider, required: true, description: 'Who will vouch.' }) },
    resolve: (_, __, context) => ({ nonce: startProviderSignIn(context) }),
  }),
  signInWithProvider: t.field({
    type: ViewerPayload,
    authScopes: maySignIn,
    description:
      'Signs in whom a third party vouches for, making the account the first time. Errors: BAD_USER_INPUT, ' +
      'UNAUTHENTICATED (the token is not good, or was used), UNAVAILABLE.',
    args: { input: t.arg({ type: SignInWithProviderInput, required: true, description: 'Who vouches, and by what.' }) },
    resolve: async (_, { input }, context) => {
      await signInWithProvider(context, input);
      forgetScopes(context);
      return {};
    },
  }),
  signOut: t.field({
    type: SignOutPayload,
    authScopes: maySignIn,
    description: 'Ends the session of this browser; no error when there is none.',
    resolve: async (_, __, context) => {
      await signOut(context);
      forgetScopes(context);
      return { done: true } as const;
    },
  }),
  requestPasswordReset: t.field({
    type: RequestPasswordResetPayload,
    authScopes: maySignIn,
    description:
      'Mails a link to choose a new password, good for 30 minutes. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'Whose password it is.' }) },
    resolve: async (_, { input }, context) => {
      await requestPasswordReset(context, input);
      return { done: true } as const;
    },
  }),
  resetPassword: t.field({
    type: ResetPasswordPayload,
    authScopes: maySignIn,
    description: 'Sets a new password by a mailed token, once. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: {
      input: t.arg({ type: ResetPasswordInput, required: true, description: 'The new password and the mailed token.' }),
    },
    resolve: async (_, { input }, context) => {
      await resetPassword(context, input);
      return { done: true } as const;
    },
  }),
  requestEmailVerification: t.field({
    type: ResendPayload,
    authScopes: mayManageOwnAccount,
    description: 'Mails the link again that confirms the own e-mail. Errors: TOO_MANY_REQUESTS.',
    resolve: async (_, __, context) => {
      await resendEmailVerification(context);
      return { done: true } as const;
    },
  }),
  verifyEmail: t.field({
    type: VerifyEmailPayload,
    authScopes: maySignIn,
    description:
      'Confirms an e-mail by a mailed token, good for seven days. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: VerifyEmailInput, required: true, description: 'The mailed token.' }) },
    resolve: (_, { input }, context) => verifyEmail(context, input.token),
  }),
}));
