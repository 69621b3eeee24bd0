import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { UsersPage_query$data, UsersPage_query$key } from '#web/__generated__/UsersPage_query.graphql.ts';
import type { usersLoaderQuery } from '#web/__generated__/usersLoaderQuery.graphql.ts';
import { paths } from '#web/paths.ts';
import { initials } from '#web/session/initials.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { RowLink } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ListColumn } from '../list/columns.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { writeListUrl } from '../list/listUrl.ts';
import { useList } from '../list/useList.ts';
import { ViewChips } from '../list/ViewChips.tsx';
import { Ago } from '../Timestamp.tsx';
import css from './UsersPage.module.css';
import { userList, usersQuery, type userViews } from './usersLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.users', defaultMessage: 'Failed to load users' },
  search: { id: 'bo.search.users', defaultMessage: 'Search users' },
  hint: { id: 'bo.personHint' },
  count: { id: 'bo.userCount', defaultMessage: '{count, plural, one {# user} other {# users}}' },
  filtered: { id: 'bo.users.emptyView', defaultMessage: 'No users in this view.' },
});

const viewMessages: Record<keyof typeof userViews, MessageDescriptor> = defineMessages({
  superAdmins: { id: 'bo.users.superAdmins', defaultMessage: 'Super admins' },
  moderators: { id: 'bo.users.moderators', defaultMessage: 'Moderators' },
  unverified: { id: 'bo.emailUnconfirmed' },
  disabled: { id: 'bo.users.disabled', defaultMessage: 'Disabled' },
  deletionDue: { id: 'bo.users.deletionDue', defaultMessage: 'To be deleted' },
});

const roleMessages = defineMessages({
  superAdmin: { id: 'bo.role.superAdmin', defaultMessage: 'Super admin' },
  moderator: { id: 'bo.role.moderator', defaultMessage: 'Moderator' },
});

const columns: ListColumn<UsersPage_query$data['users']['edges'][number]>[] = [
  {
    id: 'displayName',
    label: columnMessages.displayName,
    isName: true,
    cell: ({ node: { databaseId, displayName, imageUrl } }, { url }) => (
      <span className={css.person}>
        <Avatar initials={initials(displayName)} imageUrl={imageUrl} />
        <RowLink href={paths.boUser(databaseId, { from: url })}>{displayName}</RowLink>
      </span>
    ),
  },
  { id: 'email', label: columnMessages.email, card: 'plain', cell: ({ node }) => node.email },
  {
    id: 'role',
    label: columnMessages.role,
    width: 'names',
    card: 'first',
    cell: ({ node }, { intl }) => {
      if (node.isSuperAdmin) return <Chip>{intl.formatMessage(roleMessages.superAdmin)}</Chip>;
      return node.isModerator && <Chip>{intl.formatMessage(roleMessages.moderator)}</Chip>;
    },
  },
  {
    id: 'status',
    label: columnMessages.status,
    width: 'names',
    card: 'first',
    cell: ({ node }, { intl }) => {
      if (node.deletionDueAt) return <Chip tone="error">{intl.formatMessage(viewMessages.deletionDue)}</Chip>;
      return !node.emailVerified && <Chip tone="warning">{intl.formatMessage(viewMessages.unverified)}</Chip>;
    },
  },
  {
    id: 'createdAt',
    label: columnMessages.createdAt,
    width: 'text',
    card: 'none',
    cell: ({ node }) => <Ago value={node.createdAt} />,
  },
];

export function UsersPage() {
  const list = useList(userList);
  return (
    <ListScreen
      list={list}
      columns={columns}
      messages={messages}
      reference={useLoaderData<PreloadedQuery<usersLoaderQuery>>()}
      useRows={useUsers}
      exportUrl={writeListUrl('/api/users/export.csv', { ...list.state, page: 1 })}
      views={<ViewChips list={list} names={viewMessages} />}
    />
  );
}

function useUsers(reference: PreloadedQuery<usersLoaderQuery>) {
  const { users } = useFragment<UsersPage_query$key>(
    graphql`
      fragment UsersPage_query on Query {
        users(first: $first, offset: $offset, orderBy: $orderBy, search: $search, view: $view) {
          totalCount
          edges {
            node {
              databaseId
              displayName
              email
              imageUrl
              isSuperAdmin
              isModerator
              emailVerified
              deletionDueAt
              createdAt
            }
          }
        }
      }
    `,
    usePreloadedQuery<usersLoaderQuery>(usersQuery, reference),
  );
  const { totalCount, edges } = users;
  return { totalCount, edges };
}
