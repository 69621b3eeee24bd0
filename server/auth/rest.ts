import { bodyText } from '../rest/jsonBody.ts';
import { route } from '../rest/route.ts';
import { USER_FIELDS, type UserData, userBody } from '../users/rest.ts';

export const authRoutes = [
  route({
    method: 'post',
    path: '/api/auth/signin',
    operation: `mutation RestSignIn($input: SignInInput!) { signIn(input: $input) { viewer { ${USER_FIELDS} } } }`,
    variables: ({ body }) => ({
      input: {
        email: bodyText(body, 'email'),
        password: bodyText(body, 'password'),
        recaptchaToken: bodyText(body, 'recaptchaToken'),
      },
    }),
    body: ({ signIn }: { signIn: { viewer: UserData } }) => userBody(signIn.viewer),
  }),
  route({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider/nonce',
    operation: `mutation RestStart($provider: IdentityProvider!) { startProviderSignIn(provider: $provider) { nonce } }`,
    variables: ({ params }) => ({ provider: params.provider?.toUpperCase() }),
    body: ({ startProviderSignIn }) => startProviderSignIn,
  }),
  route({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider',
    operation: `mutation RestProviderSignIn($input: SignInWithProviderInput!) {
      signInWithProvider(input: $input) { viewer { ${USER_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({
      input: { provider: params.provider?.toUpperCase(), token: bodyText(body, 'token') },
    }),
    body: ({ signInWithProvider }: { signInWithProvider: { viewer: UserData } }) => userBody(signInWithProvider.viewer),
  }),
  route({
    method: 'post',
    path: '/api/auth/signup',
    operation: `mutation RestSignUp($input: SignUpInput!) { signUp(input: $input) { viewer { ${USER_FIELDS} } } }`,
    variables: ({ body }) => ({
      input: {
        displayName: bodyText(body, 'displayName'),
        email: bodyText(body, 'email'),
        password: bodyText(body, 'password'),
        recaptchaToken: bodyText(body, 'recaptchaToken'),
      },
    }),
    body: ({ signUp }: { signUp: { viewer: UserData } }) => userBody(signUp.viewer),
  }),
  route({
    method: 'get',
    path: '/api/auth/me',
    operation: `query RestMe { viewer { ${USER_FIELDS} } }`,
    variables: () => ({}),
    body: ({ viewer }: { viewer: UserData | null }) => userBody(viewer),
  }),
  route({
    method: 'post',
    path: '/api/auth/signout',
    operation: 'mutation RestSignOut { signOut { done } }',
    variables: () => ({}),
    body: () => undefined,
  }),
  route({
    method: 'post',
    path: '/api/auth/password-reset/request',
    operation: `mutation RestRequestReset($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) { done }
    }`,
    variables: ({ body }) => ({
      input: { email: bodyText(body, 'email'), recaptchaToken: bodyText(body, 'recaptchaToken') },
    }),
    body: ({ requestPasswordReset }) => requestPasswordReset,
  }),
  route({
    method: 'post',
    path: '/api/auth/password-reset/reset/:token',
    operation: `mutation RestReset($input: ResetPasswordInput!) { resetPassword(input: $input) { done } }`,
    variables: ({ params, body }) => ({
      input: {
        token: params.token,
        password: bodyText(body, 'password'),
        passwordConfirm: bodyText(body, 'passwordConfirm'),
      },
    }),
    body: ({ resetPassword }) => resetPassword,
  }),
];
