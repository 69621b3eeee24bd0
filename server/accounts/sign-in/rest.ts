import { Unauthenticated } from '#server/platform/errors.ts';
import { doneMutationOf, route, routesWith } from '#server/rest/route.ts';
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
    summary: 'Log in',
    description: 'Signs in with a password and sets a session cookie.',
    requestBody: SignIn,
    operation: viewerMutation.form('signIn'),
  }),
  signingIn({
    method: 'post',
    path: '/api/auth/signin/code',
    summary: 'Complete a login',
    description: 'Proves a second factor, after a 401 with the code `SECOND_FACTOR_REQUIRED`.',
    requestBody: SecondFactor,
    operation: viewerMutation.form('completeSignIn'),
  }),
  ofAnyone({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider/nonce',
    summary: 'Start a third-party login',
    response: Nonce,
    operation: `mutation RestStart($provider: IdentityProvider!) { result: startProviderSignIn(input: { provider: $provider }) { nonce } }`,
    variables: ({ params }) => ({ provider: params.provider?.toUpperCase() }),
  }),
  signingIn({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider',
    summary: 'Log in with a third party',
    description: 'Signs in with the ID token of the third party and sets a session cookie.',
    requestBody: ProviderSignIn,
    operation: viewerMutation.plain('signInWithProvider'),
    variables: ({ params, body }) => ({
      input: { provider: params.provider?.toUpperCase(), ...body },
    }),
  }),
  signingIn({
    method: 'post',
    path: '/api/auth/signup',
    summary: 'Sign up',
    description: 'Creates an account and sets a session cookie.',
    requestBody: SignUp,
    operation: viewerMutation.form('signUp'),
  }),
  route({
    method: 'get',
    path: '/api/auth/me',
    tag: 'Accounts',
    summary: 'Get the signed-in user',
    may: mayManageOwnAccount,
    response: Person,
    operation: `query RestMe ${VIEWER}`,
    of: 'viewer',
    missing: () => new Unauthenticated(),
  }),
  ofAnyone({
    method: 'post',
    path: '/api/auth/signout',
    summary: 'Log out',
    description: 'Ends the session of the cookie in the request.',
    response: null,
    operation: 'mutation RestSignOut { signOut { __typename } }',
  }),
  ofAnyone({
    method: 'post',
    path: '/api/auth/password-reset/request',
    summary: 'Request a password reset',
    description: 'Emails a link to set a new password. The response is the same for unknown addresses.',
    requestBody: ResetRequest,
    errors: [503],
    ...doneMutationOf('requestPasswordReset'),
  }),
  ofAnyone({
    method: 'post',
    path: '/api/auth/password-reset/reset/:token',
    summary: 'Reset the password',
    description: 'Sets a new password with the token of the emailed link.',
    requestBody: Reset,
    ...doneMutationOf('resetPassword'),
    variables: ({ params, body }) => ({ input: { token: params.token, ...body } }),
  }),
];
