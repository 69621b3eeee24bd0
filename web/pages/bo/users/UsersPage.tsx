import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { UsersPage_query$key } from '#web/__generated__/UsersPage_query.graphql.ts';
import type { UsersPage_user$key } from '#web/__generated__/UsersPage_user.graphql.ts';
import type { usersLoaderQuery } from '#web/__generated__/usersLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { paths } from '#web/paths.ts';
import type { Column } from '#web/ui/Table.tsx';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages, yesNoMessages } from '../columnMessages.ts';
import { ListRows } from '../list/ListRows.tsx';
import { writeListUrl } from '../list/listUrl.ts';
import { NoMatch, NothingFound } from '../list/NothingFound.tsx';
import { SearchedList } from '../list/SearchedList.tsx';
import { type ListOf, useList } from '../list/useList.ts';
import { ViewChips } from '../list/ViewChips.tsx';
import { userList, usersQuery, userViews } from './usersLoader.ts';

const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.users',
    defaultMessage: 'Failed to load users',
    description: 'When the list of users could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.users',
    defaultMessage: 'Search users',
    description: 'Label of the field that filters the list of users',
  },
  hint: {
    id: 'bo.search.usersHint',
    defaultMessage: 'Name or email',
    description: 'Hint in the field that filters the list of users',
  },
  count: {
    id: 'bo.userCount',
    defaultMessage: '{count, plural, one {# user} other {# users}}',
    description: 'Above a list: how many there are on all its pages',
  },
});

const viewMessages = defineMessages({
  views: { id: 'bo.queue.views', defaultMessage: 'Views', description: 'Name of the links to parts of the queue' },
  all: { id: 'bo.queue.all', defaultMessage: 'All', description: 'Link to all of the moderation queue' },
  superAdmins: {
    id: 'bo.users.superAdmins',
    defaultMessage: 'Super admins',
    description: 'Link to a part of the list of users',
  },
  moderators: {
    id: 'bo.users.moderators',
    defaultMessage: 'Moderators',
    description: 'Link to a part of the list of users',
  },
  unverified: {
    id: 'bo.users.unverified',
    defaultMessage: 'Email not confirmed',
    description: 'Link to a part of the list of users',
  },
  disabled: { id: 'bo.users.disabled', defaultMessage: 'Disabled', description: 'Link to a part of the list of users' },
  deletionDue: {
    id: 'bo.users.deletionDue',
    defaultMessage: 'To be deleted',
    description: 'Link to a part of the list of users: their accounts are scheduled for deletion',
  },
});

type UserList = ListOf<typeof userList>;

export function UsersPage() {
  const list = useList(userList);
  const columns = useUserColumns();
  const reference = useLoaderData<PreloadedQuery<usersLoaderQuery>>();
  const title = usePageTitle();
  return (
    <SearchedList
      title={title}
      list={list}
      columns={columns}
      messages={listMessages}
      reference={reference}
      views={<UserViews list={list} />}
    >
      <UserTable label={title} list={list} reference={reference} />
    </SearchedList>
  );
}

/** Links to the parts of the list. */
function UserViews({ list }: { list: UserList }) {
  const intl = useIntl();
  const parts = ['all', ...Object.keys(userViews)] as ('all' | keyof typeof userViews)[];
  return (
    <ViewChips
      label={intl.formatMessage(viewMessages.views)}
      current={list.state.filters.view || 'all'}
      views={parts.map((id) => ({
        id,
        name: intl.formatMessage(viewMessages[id]),
        href: writeListUrl(paths.boUsers(), { ...list.state, page: 1, filters: { view: id === 'all' ? '' : id } }),
      }))}
    />
  );
}

interface UserRowProps {
  user: UsersPage_user$key;
  href: string;
}

function UserRow({ user, href }: UserRowProps) {
  const intl = useIntl();
  const { displayName, email, firstName, lastName, isSuperAdmin, isModerator } = useFragment(
    graphql`
      fragment UsersPage_user on User {
        displayName
        email
        firstName
        lastName
        isSuperAdmin
        isModerator
      }
    `,
    user,
  );
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.displayName)}>
        <RowLink href={href}>{displayName}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.email)}>{email}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.name)}>
        {[firstName, lastName].filter(Boolean).join(' ') || null}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.isAdmin)}>
        {intl.formatMessage(yesNoMessages[isSuperAdmin ? 'yes' : 'no'])}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.isModerator)}>
        {intl.formatMessage(yesNoMessages[isModerator ? 'yes' : 'no'])}
      </TableCell>
    </TableRow>
  );
}

interface UserTableProps {
  label: string;
  list: UserList;
  reference: PreloadedQuery<usersLoaderQuery>;
}

function UserTable({ label, list, reference }: UserTableProps) {
  const columns = useUserColumns();
  const { users } = useFragment<UsersPage_query$key>(
    graphql`
      fragment UsersPage_query on Query {
        users(first: $first, offset: $offset, orderBy: $orderBy, search: $search, view: $view) {
          totalCount
          edges {
            node {
              id
              databaseId
              ...UsersPage_user
            }
          }
        }
      }
    `,
    usePreloadedQuery<usersLoaderQuery>(usersQuery, reference),
  );
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={users.totalCount}
      counted={listMessages.count}
      exportUrl={writeListUrl('/api/users/export.csv', { ...list.state, page: 1 })}
      empty={<NoUsers list={list} />}
    >
      {users.edges.map(({ node }) => (
        <UserRow key={node.id} user={node} href={paths.boUser(node.databaseId, { from: list.url })} />
      ))}
    </ListRows>
  );
}

/** In place of the list of users; all of it has at least the viewer. */
function NoUsers({ list }: { list: UserList }) {
  if (list.state.search) return <NoMatch search={list.state.search} onClear={list.showAll} />;
  return (
    <NothingFound onShowAll={list.showAll}>
      <FormattedMessage
        id="bo.users.emptyView"
        defaultMessage="No users in this view."
        description="In place of a part of the list of users"
      />
    </NothingFound>
  );
}

function useUserColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'displayName', label: intl.formatMessage(columnMessages.displayName), isSortable: true, isName: true },
    { id: 'email', label: intl.formatMessage(columnMessages.email), isSortable: true, width: 'wide' },
    { id: 'name', label: intl.formatMessage(columnMessages.name) },
    { id: 'isAdmin', label: intl.formatMessage(columnMessages.isAdmin), width: 'narrow' },
    { id: 'isModerator', label: intl.formatMessage(columnMessages.isModerator), width: 'short' },
  ];
}
