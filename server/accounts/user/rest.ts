import { NotFound, Unauthenticated } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf, text } from '#server/rest/schema.ts';
import { mayManageOwnAccount, mayManageUsers } from '../access.ts';
import { Person, ProfileForm, User, UserForm, UserRow, VersionedUserForm } from './restSchema.ts';

/** The person who is signed in. */
export const VIEWER = `{ viewer { ${fieldsOf(Person)} } }`;

const USER = `{ user { ${fieldsOf(User)} } }`;

export const userRoutes = [
  route({
    method: 'get',
    path: '/api/users/profile/me',
    tag: 'Profile',
    summary: 'Your profile',
    may: mayManageOwnAccount,
    answer: Person,
    operation: `query RestProfile ${VIEWER}`,
    of: 'viewer',
    missing: () => new Unauthenticated(),
  }),
  route({
    method: 'put',
    path: '/api/users/profile/me',
    tag: 'Profile',
    summary: 'Changes your profile',
    may: mayManageOwnAccount,
    takes: ProfileForm,
    answer: Person,
    operation: `mutation RestUpdateProfile($input: UpdateProfileInput!) {
      result: updateProfile(input: $input) ${VIEWER}
    }`,
    of: 'result.viewer',
  }),
  route({
    method: 'get',
    path: '/api/users',
    tag: 'Users',
    summary: 'A paged list of users',
    may: mayManageUsers,
    query: { q: text('Only those with all these words in their names or e-mail.'), ...pageQuery(25) },
    answer: rowsOf(UserRow),
    operation: `query RestUsers($first: Int, $offset: Int, $search: String) {
      result: users(first: $first, offset: $offset, search: $search) { ${fieldsOf(rowsOf(UserRow))} }
    }`,
    variables: ({ query }) => ({ ...pageArguments(query, 25), search: query.get('q') }),
  }),
  route({
    method: 'get',
    path: '/api/users/:id',
    tag: 'Users',
    summary: 'A user',
    may: mayManageUsers,
    answer: User,
    refusals: [404],
    operation: `query RestUser($id: Int!) { result: user(databaseId: $id) { ${fieldsOf(User)} } }`,
    missing: () => new NotFound('user.notFound'),
  }),
  route({
    method: 'post',
    path: '/api/users',
    tag: 'Users',
    summary: 'Creates an account for a user',
    may: mayManageUsers,
    takes: UserForm,
    answer: User,
    refusals: [409],
    operation: `mutation RestCreateUser($input: UserInput!) {
      result: createUser(input: $input) ${USER}
    }`,
    of: 'result.user',
  }),
  route({
    method: 'put',
    path: '/api/users/:id',
    tag: 'Users',
    summary: 'Changes a user',
    may: mayManageUsers,
    takes: VersionedUserForm,
    answer: User,
    refusals: [404, 409],
    operation: `mutation RestUpdateUser($id: Int!, $version: Int, $input: UserInput!) {
      result: updateUser(databaseId: $id, version: $version, input: $input) ${USER}
    }`,
    of: 'result.user',
  }),
  route({
    method: 'delete',
    path: '/api/users/:id',
    tag: 'Users',
    summary: 'Deletes a user',
    may: mayManageUsers,
    answer: null,
    refusals: [404, 409],
    operation: 'mutation RestDeleteUser($id: Int!) { deleteUser(databaseId: $id) { deletedId } }',
  }),
];
