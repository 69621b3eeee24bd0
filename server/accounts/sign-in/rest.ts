import { Unauthenticated } from '#server/platform/errors.ts';
import { route } from '#server/rest/route.ts';
import { DONE } from '#server/rest/schema.ts';
import { mayManageOwnAccount, maySignIn } from '../access.ts';
import { VIEWER } from '../user/rest.ts';
import { Person } from '../user/restSchema.ts';
import { Nonce, ProviderSignIn, Reset, ResetRequest, SignIn, SignUp } from './restSchema.ts';

export const authRoutes = [
  route({
    method: 'post',
    path: '/api/auth/signin',
    tag: 'Accounts',
    summary: 'Signs in with a password: sets a session cookie',
    may: maySignIn,
    takes: SignIn,
    answer: Person,
    refusals: [503],
    operation: `mutation RestSignIn($input: SignInInput!) { result: signIn(input: $input) ${VIEWER} }`,
    of: 'result.viewer',
  }),
  route({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider/nonce',
    tag: 'Accounts',
    summary: 'Starts a sign-in with a third party',
    may: maySignIn,
    answer: Nonce,
    operation: `mutation RestStart($provider: IdentityProvider!) { result: startProviderSignIn(provider: $provider) { nonce } }`,
    variables: ({ params }) => ({ provider: params.provider?.toUpperCase() }),
  }),
  route({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider',
    tag: 'Accounts',
    summary: 'Signs in with a token of a third party',
    may: maySignIn,
    takes: ProviderSignIn,
    answer: Person,
    refusals: [503],
    operation: `mutation RestProviderSignIn($input: SignInWithProviderInput!) {
      result: signInWithProvider(input: $input) ${VIEWER}
    }`,
    variables: ({ params, body }) => ({
      input: { provider: params.provider?.toUpperCase(), ...body },
    }),
    of: 'result.viewer',
  }),
  route({
    method: 'post',
    path: '/api/auth/signup',
    tag: 'Accounts',
    summary: 'Creates an account and signs in',
    may: maySignIn,
    takes: SignUp,
    answer: Person,
    refusals: [503],
    operation: `mutation RestSignUp($input: SignUpInput!) { result: signUp(input: $input) ${VIEWER} }`,
    of: 'result.viewer',
  }),
  route({
    method: 'get',
    path: '/api/auth/me',
    tag: 'Accounts',
    summary: 'The signed-in user',
    may: mayManageOwnAccount,
    answer: Person,
    operation: `query RestMe ${VIEWER}`,
    of: 'viewer',
    missing: () => new Unauthenticated(),
  }),
  route({
    method: 'post',
    path: '/api/auth/signout',
    tag: 'Accounts',
    summary: 'Ends the session of this browser',
    may: maySignIn,
    answer: null,
    operation: 'mutation RestSignOut { signOut { done } }',
  }),
  route({
    method: 'post',
    path: '/api/auth/password-reset/request',
    tag: 'Accounts',
    summary: 'Mails a link to choose a new password',
    may: maySignIn,
    takes: ResetRequest,
    answer: DONE,
    refusals: [503],
    operation: `mutation RestRequestReset($input: RequestPasswordResetInput!) {
      result: requestPasswordReset(input: $input) { done }
    }`,
  }),
  route({
    method: 'post',
    path: '/api/auth/password-reset/reset/:token',
    tag: 'Accounts',
    summary: 'Sets a new password by a mailed token',
    may: maySignIn,
    takes: Reset,
    answer: DONE,
    operation: `mutation RestReset($input: ResetPasswordInput!) { result: resetPassword(input: $input) { done } }`,
    variables: ({ params, body }) => ({ input: { token: params.token, ...body } }),
  }),
];
