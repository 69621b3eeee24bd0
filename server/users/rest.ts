import { NotFound, Unauthenticated } from '../errors.ts';
import { bodyNumber, bodyText, type JsonBody } from '../rest/jsonBody.ts';
import { pageArguments, pathId } from '../rest/query.ts';
import { route } from '../rest/route.ts';

export const USER_FIELDS = 'databaseId displayName email imageUrl isSuperAdmin localAuth';

export interface UserData {
  databaseId: number;
  displayName: string;
  email: string;
  imageUrl: string | null;
  isSuperAdmin: boolean;
  localAuth: boolean;
}

/** The person who is signed in, as REST says it. Throws `Unauthenticated` when nobody is. */
export function userBody(user: UserData | null) {
  if (!user) throw new Unauthenticated();
  const { databaseId, ...rest } = user;
  return { id: databaseId, ...rest };
}

const ROW_FIELDS = 'databaseId email firstName lastName displayName isSuperAdmin';

interface RowData {
  databaseId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  displayName: string;
  isSuperAdmin: boolean;
}

/** A user as the back office has it. */
function staffBody<Data extends RowData>(data: Data | null) {
  if (!data) throw new NotFound('user.notFound');
  const { databaseId, ...rest } = data;
  return { id: databaseId, ...rest };
}

const userInput = (body: JsonBody) => ({
  email: bodyText(body, 'email'),
  firstName: bodyText(body, 'firstName'),
  lastName: bodyText(body, 'lastName'),
  displayName: bodyText(body, 'displayName'),
  password: bodyText(body, 'password'),
  // what is no boolean is refused by the schema
  isSuperAdmin: body.isSuperAdmin,
});

type Payload = { result: { user: RowData } };

export const userRoutes = [
  route({
    method: 'get',
    path: '/api/users/profile/me',
    operation: `query RestProfile { viewer { ${USER_FIELDS} } }`,
    variables: () => ({}),
    body: ({ viewer }: { viewer: UserData | null }) => userBody(viewer),
  }),
  route({
    method: 'put',
    path: '/api/users/profile/me',
    operation: `mutation RestUpdateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) { viewer { ${USER_FIELDS} } }
    }`,
    variables: ({ body }) => ({
      input: {
        displayName: bodyText(body, 'displayName'),
        email: bodyText(body, 'email'),
        currentPassword: bodyText(body, 'currentPassword'),
        password: bodyText(body, 'password'),
        passwordConfirm: bodyText(body, 'passwordConfirm'),
      },
    }),
    body: ({ updateProfile }: { updateProfile: { viewer: UserData } }) => userBody(updateProfile.viewer),
  }),
  route({
    method: 'get',
    path: '/api/users/profile/me/data',
    operation: 'query RestPersonalData { personalData }',
    savedAs: 'rumbo-personal-data.json',
    variables: () => ({}),
    body: ({ personalData }: { personalData: string }) => JSON.parse(personalData),
  }),
  route({
    method: 'post',
    path: '/api/users/profile/me/deletion',
    operation: `mutation RestRequestDeletion($input: RequestAccountDeletionInput!) {
      requestAccountDeletion(input: $input) { done }
    }`,
    variables: ({ body }) => ({
      input: { currentPassword: bodyText(body, 'currentPassword'), confirm: bodyText(body, 'confirm') },
    }),
    body: ({ requestAccountDeletion }) => requestAccountDeletion,
  }),
  route({
    method: 'post',
    path: '/api/users/profile/me/deletion/confirm/:token',
    operation: `mutation RestConfirmDeletion($input: ConfirmAccountDeletionInput!) {
      confirmAccountDeletion(input: $input) { deletionDueAt }
    }`,
    variables: ({ params }) => ({ input: { token: params.token } }),
    body: ({ confirmAccountDeletion }) => confirmAccountDeletion,
  }),
  route({
    method: 'delete',
    path: '/api/users/profile/me/deletion',
    operation: `mutation RestCancelDeletion { cancelAccountDeletion { viewer { ${USER_FIELDS} } } }`,
    variables: () => ({}),
    body: ({ cancelAccountDeletion }: { cancelAccountDeletion: { viewer: UserData } }) =>
      userBody(cancelAccountDeletion.viewer),
  }),
  route({
    method: 'get',
    path: '/api/users',
    operation: `query RestUsers($first: Int, $offset: Int, $search: String) {
      users(first: $first, offset: $offset, search: $search) { totalCount edges { node { ${ROW_FIELDS} } } }
    }`,
    variables: ({ query }) => ({ ...pageArguments(query, 25), search: query.get('q') }),
    body: ({ users }: { users: { totalCount: number; edges: { node: RowData }[] } }) => ({
      rows: users.edges.map(({ node }) => staffBody(node)),
      count: users.totalCount,
    }),
  }),
  route({
    method: 'get',
    path: '/api/users/:id',
    operation: `query RestUser($id: Int!) { user(databaseId: $id) { ${ROW_FIELDS} version } }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: ({ user }: { user: RowData | null }) => staffBody(user),
  }),
  route({
    method: 'post',
    path: '/api/users',
    operation: `mutation RestCreateUser($input: UserInput!) {
      result: createUser(input: $input) { user { ${ROW_FIELDS} version } }
    }`,
    variables: ({ body }) => ({ input: userInput(body) }),
    body: ({ result }: Payload) => staffBody(result.user),
  }),
  route({
    method: 'put',
    path: '/api/users/:id',
    operation: `mutation RestUpdateUser($id: Int!, $version: Int, $input: UserInput!) {
      result: updateUser(databaseId: $id, version: $version, input: $input) { user { ${ROW_FIELDS} version } }
    }`,
    variables: ({ params, body }) => ({
      id: pathId(params.id),
      version: bodyNumber(body, 'version'),
      input: userInput(body),
    }),
    body: ({ result }: Payload) => staffBody(result.user),
  }),
  route({
    method: 'delete',
    path: '/api/users/:id',
    operation: 'mutation RestDeleteUser($id: Int!) { deleteUser(databaseId: $id) { deletedId } }',
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: () => undefined,
  }),
];
