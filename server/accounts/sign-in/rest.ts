import { bodyText } from '#server/rest/jsonBody.ts';
import { route } from '#server/rest/route.ts';
import { DONE, record, text } from '#server/rest/schema.ts';
import { USER_FIELDS, type UserData, userBody } from '../user/rest.ts';
import { Person } from '../user/restSchema.ts';
import { ProviderSignIn, Reset, ResetRequest, SignIn, SignUp } from './restSchema.ts';

export const authRoutes = [
  route({
    method: 'post',
    path: '/api/auth/signin',
    tag: 'Accounts',
    summary: 'Signs in with a password: sets a session cookie',
    access: 'anyone',
    query: {},
    takes: SignIn,
    answer: Person,
    refusals: [503],
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
    tag: 'Accounts',
    summary: 'Starts a sign-in with a third party',
    access: 'anyone',
    query: {},
    takes: null,
    answer: record({ nonce: text('For the third party, valid for 15 minutes.') }),
    refusals: [],
    operation: `mutation RestStart($provider: IdentityProvider!) { startProviderSignIn(provider: $provider) { nonce } }`,
    variables: ({ params }) => ({ provider: params.provider?.toUpperCase() }),
    body: ({ startProviderSignIn }) => startProviderSignIn,
  }),
  route({
    method: 'post',
    path: '/api/auth/signin/oauth/:provider',
    tag: 'Accounts',
    summary: 'Signs in with a token of a third party',
    access: 'anyone',
    query: {},
    takes: ProviderSignIn,
    answer: Person,
    refusals: [503],
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
    tag: 'Accounts',
    summary: 'Creates an account and signs in',
    access: 'anyone',
    query: {},
    takes: SignUp,
    answer: Person,
    refusals: [503],
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
    tag: 'Accounts',
    summary: 'The signed-in user',
    access: 'person',
    query: {},
    takes: null,
    answer: Person,
    refusals: [],
    operation: `query RestMe { viewer { ${USER_FIELDS} } }`,
    variables: () => ({}),
    body: ({ viewer }: { viewer: UserData | null }) => userBody(viewer),
  }),
  route({
    method: 'post',
    path: '/api/auth/signout',
    tag: 'Accounts',
    summary: 'Ends the session of this browser',
    access: 'anyone',
    query: {},
    takes: null,
    answer: null,
    refusals: [],
    operation: 'mutation RestSignOut { signOut { done } }',
    variables: () => ({}),
    body: () => undefined,
  }),
  route({
    method: 'post',
    path: '/api/auth/password-reset/request',
    tag: 'Accounts',
    summary: 'Mails a link to choose a new password',
    access: 'anyone',
    query: {},
    takes: ResetRequest,
    answer: DONE,
    refusals: [503],
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
    tag: 'Accounts',
    summary: 'Sets a new password by a mailed token',
    access: 'anyone',
    query: {},
    takes: Reset,
    answer: DONE,
    refusals: [],
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
