import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { UserTable_query$key } from '#web/__generated__/UserTable_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { ListRows } from '../list/ListRows.tsx';
import { writeListUrl } from '../list/listUrl.ts';
import { NoMatch } from '../list/NoMatch.tsx';
import type { List } from '../list/useList.ts';
import { listMessages } from './listMessages.ts';
import { UserRow } from './UserRow.tsx';
import { pageSize, type UserField } from './userFields.ts';
import { useUserColumns } from './useUserColumns.ts';

interface UserTableProps {
  label: string;
  list: List<UserField>;
  query: UserTable_query$key;
}

export function UserTable({ label, list, query }: UserTableProps) {
  const columns = useUserColumns();
  const { users } = useFragment(
    graphql`
      fragment UserTable_query on Query
      @argumentDefinitions(orderBy: { type: "UserOrder" }, search: { type: "String" }, offset: { type: "Int!" }) {
        users(first: 25, offset: $offset, orderBy: $orderBy, search: $search) {
          totalCount
          edges {
            node {
              id
              databaseId
              ...UserRow_user
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={users.totalCount}
      pageSize={pageSize}
      counted={listMessages.count}
      exportUrl={writeListUrl('/api/users/export.csv', { ...list.state, page: 1 })}
      // Without a search there is at least whoever looks at it.
      empty={<NoMatch search={list.state.search} onClear={list.showAll} />}
    >
      {users.edges.map(({ node }) => (
        <UserRow key={node.id} user={node} href={paths.boUser(node.databaseId, { from: list.url })} />
      ))}
    </ListRows>
  );
}
