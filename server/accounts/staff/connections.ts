import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '#server/graphql/builder.ts';
import { connectionOf, inOrder, readListPage } from '#server/graphql/listPage.ts';
import { costOfRows, OFFSET } from '#server/graphql/paging.ts';
import { SortDirection } from '#server/graphql/sortDirection.ts';
import { mayManageUsers } from '../access.ts';
import { User } from '../user/graphql.ts';
import { countUsers, listUserIds, type UserSortField } from './listUsers.ts';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 25;

const UserOrderField = builder.enumType('UserOrderField', {
  description: 'The sort keys of a list of users.',
  values: {
    DISPLAY_NAME: { value: 'displayName', description: 'The display name.' },
    EMAIL: { value: 'email', description: 'The e-mail.' },
    CREATED_AT: { value: 'createdAt', description: 'The creation time of the account.' },
  } as const satisfies Record<string, { value: UserSortField; description: string }>,
});

const UserOrderInput = builder.inputType('UserOrder', {
  description: 'The order of a list of users.',
  fields: (t) => ({
    field: t.field({ type: UserOrderField, required: true, description: 'The sort key.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'The direction.' }),
  }),
});

const UsersConnection = builder.connectionObject(
  {
    type: User,
    name: 'UsersConnection',
    description: 'A paged list of users.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'The total number of users.',
        resolve: (listing, _, { db }) => countUsers(db.pool, (listing as { search?: string | null }).search),
      }),
    }),
  },
  { name: 'UsersConnectionEdge', description: 'A user in a list.' },
);

builder.queryFields((t) => ({
  users: t.connection(
    {
      type: User,
      authScopes: mayManageUsers,
      description: 'All users. Errors: BAD_USER_INPUT.',
      args: {
        search: t.arg.string({ description: 'Only users with all these words in their names or e-mail.' }),
        orderBy: t.arg({ type: UserOrderInput, description: 'Default: newest first.' }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { search, orderBy, ...paging }, context, info) => {
        const { db } = context;
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const ids = await listUserIds(db.pool, search, orderBy, page);
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'User' });
        const rows = await db.prisma.user.findMany({ ...query, where: { id: { in: ids } } });
        return { ...connectionOf(inOrder(ids, rows), page), search } as never;
      },
    },
    UsersConnection,
  ),
  user: t.prismaField({
    type: User,
    nullable: true,
    authScopes: mayManageUsers,
    description: 'A user by the database id; null when it does not exist.',
    args: { databaseId: t.arg.int({ required: true, description: "The user's database id." }) },
    resolve: (query, _, { databaseId }, { db }) => db.prisma.user.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));
