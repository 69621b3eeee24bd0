import { NotFound, Unauthenticated } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery } from '#server/rest/query.ts';
import { formVariables, mutationsOf, patchOf, routesWith } from '#server/rest/route.ts';
import { rowsOf, text } from '#server/rest/schema.ts';
import { mayChangeUsers, mayManageOwnAccount, mayReadUsers } from '../access.ts';
import { Person, ProfileForm, User, UserForm, UserRow, VersionedUserForm } from './restSchema.ts';

export const viewerMutation = mutationsOf('viewer', Person);
export const VIEWER = `{ viewer { ${fieldsOf(Person)} } }`;

const mutation = mutationsOf('user', User);

const ofUser = routesWith({ tag: 'Users', may: mayChangeUsers, response: User, of: 'result.user' });
const ofUsers = routesWith({ tag: 'Users', may: mayReadUsers });
const ofViewer = routesWith({ tag: 'Profile', may: mayManageOwnAccount, response: Person });

const getUser = ofUsers({
  method: 'get',
  path: '/api/users/:id',
  summary: 'Get a user',
  response: User,
  errors: [404],
  operation: `query RestUser($id: ID!) { result: user(id: $id) { ${fieldsOf(User)} } }`,
  missing: () => new NotFound('user.notFound'),
});

const updateUser = ofUser({
  method: 'put',
  path: '/api/users/:id',
  summary: 'Update a user',
  requestBody: VersionedUserForm,
  errors: [404, 409],
  operation: mutation.form('updateUser'),
  variables: formVariables('user'),
});

export const userRoutes = [
  ofViewer({
    method: 'get',
    path: '/api/users/profile/me',
    summary: 'Get your profile',
    operation: `query RestProfile ${VIEWER}`,
    of: 'viewer',
    missing: () => new Unauthenticated(),
  }),
  ofViewer({
    method: 'put',
    path: '/api/users/profile/me',
    summary: 'Update your profile',
    requestBody: ProfileForm,
    operation: viewerMutation.form('updateProfile'),
    of: 'result.viewer',
  }),
  ofUsers({
    method: 'get',
    path: '/api/users',
    summary: 'List users',
    query: { q: text('Only users with all these words in their names or email.'), ...pageQuery(25) },
    response: rowsOf(UserRow),
    operation: `query RestUsers($first: Int, $offset: Int, $search: String) {
      result: users(first: $first, offset: $offset, search: $search) { ${fieldsOf(rowsOf(UserRow))} }
    }`,
    variables: ({ query }) => ({ ...pageArguments(query, 25), search: query.get('q') }),
  }),
  getUser,
  ofUser({
    method: 'post',
    path: '/api/users',
    summary: 'Create a user',
    requestBody: UserForm,
    errors: [409],
    operation: mutation.form('createUser'),
    variables: formVariables('user'),
  }),
  updateUser,
  patchOf(updateUser, getUser),
  ofUsers({
    method: 'delete',
    path: '/api/users/:id',
    summary: 'Delete a user',
    may: mayChangeUsers,
    response: null,
    errors: [404, 409],
    operation: 'mutation RestDeleteUser($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }',
  }),
];
