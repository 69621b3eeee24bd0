import { Unauthenticated } from '#server/platform/errors.ts';
import { route, routesWith } from '#server/rest/route.ts';
import { DONE } from '#server/rest/schema.ts';
import { mayManageOwnAccount, maySignIn } from '../access.ts';
import { VIEWER, viewerMutation } from '../user/rest.ts';
import { Person } from '../user/restSchema.ts';
import { Nonce, ProviderSignIn, Reset, ResetRequest, SecondFactor, SignIn, SignUp } from './restSchema.ts';

const signingIn = routesWith({ tag: 'Accounts', may: maySignIn, response: Person, errors: [503], of: 'result.viewer' });
const ofAnyone = routesWith({ tag: 'Accounts', may: maySignIn });

export const authRoutes = [
  signingIn({
    method: 'post',
    path: '/api/auth/signin',
    summary: 'Signs in with a password: sets a session cookie',
    requestBody: SignIn,
    operation: viewerMutation('$input: SignInInput!', 'signIn(input: $input)'),
  }),
  signingIn({
    method: 'post',
    path: '/api/auth/signin/code',
    summary: 'Completes a sign-in with a second factor',
    requestBody: SecondFactor,
    operation: viewerMutation('$code: String!', 'completeSignIn(code: $code)'),
    variables: ({ body }) => body,
  }),
  ofAnyone({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider/nonce',
    summary: 'Starts a third-party sign-in',
    response: Nonce,
    operation: `mutation RestStart($provider: IdentityProvider!) { result: startProviderSignIn(provider: $provider) { nonce } }`,
    variables: ({ params }) => ({ provider: params.provider?.toUpperCase() }),
  }),
  signingIn({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider',
    summary: 'Signs in with a third-party token',
    requestBody: ProviderSignIn,
    operation: viewerMutation('$input: SignInWithProviderInput!', 'signInWithProvider(input: $input)'),
    variables: ({ params, body }) => ({
      input: { provider: params.provider?.toUpperCase(), ...body },
    }),
  }),
  signingIn({
    method: 'post',
    path: '/api/auth/signup',
    summary: 'Creates an account and signs in',
    requestBody: SignUp,
    operation: viewerMutation('$input: SignUpInput!', 'signUp(input: $input)'),
  }),
  route({
    method: 'get',
    path: '/api/auth/me',
    tag: 'Accounts',
    summary: 'The signed-in user',
    may: mayManageOwnAccount,
    response: Person,
    operation: `query RestMe ${VIEWER}`,
    of: 'viewer',
    missing: () => new Unauthenticated(),
  }),
  ofAnyone({
    method: 'post',
    path: '/api/auth/signout',
    summary: 'Ends the session of this browser',
    response: null,
    operation: 'mutation RestSignOut { signOut { done } }',
  }),
  ofAnyone({
    method: 'post',
    path: '/api/auth/password-reset/request',
    summary: 'Emails a link to choose a new password',
    requestBody: ResetRequest,
    response: DONE,
    errors: [503],
    operation: `mutation RestRequestReset($input: RequestPasswordResetInput!) {
      result: requestPasswordReset(input: $input) { done }
    }`,
  }),
  ofAnyone({
    method: 'post',
    path: '/api/auth/password-reset/reset/:token',
    summary: 'Sets a new password with an emailed token',
    requestBody: Reset,
    response: DONE,
    operation: `mutation RestReset($input: ResetPasswordInput!) { result: resetPassword(input: $input) { done } }`,
    variables: ({ params, body }) => ({ input: { token: params.token, ...body } }),
  }),
];
