import { builder } from '#server/graphql/builder.ts';
import { connectionType, orderInput, pageOfIds, queryOfRows } from '#server/graphql/lists.ts';
import { costOfRows, NEWEST_FIRST, OFFSET, readListPage } from '#server/graphql/paging.ts';
import { addNodeQuery } from '#server/graphql/payloads.ts';
import { mayReadUsers } from '../access.ts';
import { User } from '../user/graphql.ts';
import { countUsers, listUserIds, type UserFilter } from './listUsers.ts';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 25;

const UserOrderInput = orderInput('UserOrder', 'a list of users', {
  DISPLAY_NAME: { value: 'displayName', description: 'The display name.' },
  EMAIL: { value: 'email', description: 'The email address.' },
  CREATED_AT: { value: 'createdAt', description: 'The creation time of the account.' },
} as const);

const UserView = builder.enumType('UserView', {
  description: 'Views of the list of users.',
  values: {
    SUPER_ADMINS: { value: 'superAdmins', description: 'Super admins.' },
    MODERATORS: { value: 'moderators', description: 'Moderators.' },
    UNVERIFIED: { value: 'unverified', description: 'Users whose email is not verified.' },
    DISABLED: { value: 'disabled', description: 'Users whose account is disabled.' },
    DELETION_DUE: { value: 'deletionDue', description: 'Users whose account is scheduled for deletion.' },
  } as const,
});

const UserConnection = connectionType(
  User,
  { name: 'User', of: 'Users', row: 'A user' },
  ({ filter }: { filter: UserFilter }, { db }) => countUsers(db.pool, filter),
);

builder.queryFields((t) => ({
  users: t.connection(
    {
      type: User,
      authScopes: mayReadUsers,
      description: 'All users, for super admins. Errors: BAD_USER_INPUT.',
      args: {
        search: t.arg.string({ description: 'Only users with all these words in their names or email.' }),
        view: t.arg({ type: UserView, description: 'Only users in this view of the list.' }),
        orderBy: t.arg({ type: UserOrderInput, description: NEWEST_FIRST }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { search, view, orderBy, ...paging }, context, info) => {
        const { db } = context;
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const filter = { search, view };
        const ids = await listUserIds(db.pool, filter, orderBy, page);
        const query = queryOfRows('User', context, info);
        return {
          ...(await pageOfIds(ids, page, (where) => db.prisma.user.findMany({ ...query, where }))),
          filter,
        } as never;
      },
    },
    UserConnection,
  ),
}));

addNodeQuery('user', User, mayReadUsers, 'A user');
