import { NotFound, Unauthenticated } from '#server/platform/errors.ts';
import { bodyNumber, bodyText, type JsonBody } from '#server/rest/jsonBody.ts';
import { pageArguments, pageQuery, pathId } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf, text } from '#server/rest/schema.ts';
import { Person, ProfileForm, User, UserForm, UserRow, VersionedUserForm } from './restSchema.ts';

export const USER_FIELDS = 'databaseId displayName email imageUrl isSuperAdmin localAuth';

export interface UserData {
  databaseId: number;
  displayName: string;
  email: string;
  imageUrl: string | null;
  isSuperAdmin: boolean;
  localAuth: boolean;
}

/** The signed-in user, as in REST. Throws `Unauthenticated` without one. */
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

/** A user as in the back office. */
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
  // the schema rejects values that are not boolean
  isSuperAdmin: body.isSuperAdmin,
});

type Payload = { result: { user: RowData } };

export const userRoutes = [
  route({
    method: 'get',
    path: '/api/users/profile/me',
    tag: 'Profile',
    summary: 'The own profile',
    access: 'person',
    query: {},
    takes: null,
    answer: Person,
    refusals: [],
    operation: `query RestProfile { viewer { ${USER_FIELDS} } }`,
    variables: () => ({}),
    body: ({ viewer }: { viewer: UserData | null }) => userBody(viewer),
  }),
  route({
    method: 'put',
    path: '/api/users/profile/me',
    tag: 'Profile',
    summary: 'Changes the own profile',
    access: 'person',
    query: {},
    takes: ProfileForm,
    answer: Person,
    refusals: [],
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
    path: '/api/users',
    tag: 'Users',
    summary: 'A paged list of users',
    access: 'superAdmin',
    query: { q: text('Only users with all these words in their names or e-mail.'), ...pageQuery(25) },
    takes: null,
    answer: rowsOf(UserRow),
    refusals: [],
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
    tag: 'Users',
    summary: 'A user',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: User,
    refusals: [404],
    operation: `query RestUser($id: Int!) { user(databaseId: $id) { ${ROW_FIELDS} version } }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: ({ user }: { user: RowData | null }) => staffBody(user),
  }),
  route({
    method: 'post',
    path: '/api/users',
    tag: 'Users',
    summary: 'Creates an account for a user',
    access: 'superAdmin',
    query: {},
    takes: UserForm,
    answer: User,
    refusals: [409],
    operation: `mutation RestCreateUser($input: UserInput!) {
      result: createUser(input: $input) { user { ${ROW_FIELDS} version } }
    }`,
    variables: ({ body }) => ({ input: userInput(body) }),
    body: ({ result }: Payload) => staffBody(result.user),
  }),
  route({
    method: 'put',
    path: '/api/users/:id',
    tag: 'Users',
    summary: 'Changes a user',
    access: 'superAdmin',
    query: {},
    takes: VersionedUserForm,
    answer: User,
    refusals: [404, 409],
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
    tag: 'Users',
    summary: 'Deletes a user',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: null,
    refusals: [404, 409],
    operation: 'mutation RestDeleteUser($id: Int!) { deleteUser(databaseId: $id) { deletedId } }',
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: () => undefined,
  }),
];
