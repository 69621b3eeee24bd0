import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { usersLoaderQuery } from '#web/__generated__/usersLoaderQuery.graphql.ts';
import { sidebarMessages } from '#web/layouts/backOffice/sidebarMessages.ts';
import { SearchedList } from '../list/SearchedList.tsx';
import { type List, useList } from '../list/useList.ts';
import { listMessages } from './listMessages.ts';
import { UserTable } from './UserTable.tsx';
import { pageSize, type UserField, userFields } from './userFields.ts';
import { usersQuery } from './usersLoader.ts';
import { useUserColumns } from './useUserColumns.ts';

export function UsersPage() {
  const intl = useIntl();
  const list = useList(userFields);
  const columns = useUserColumns();
  const reference = useLoaderData<PreloadedQuery<usersLoaderQuery>>();
  const title = intl.formatMessage(sidebarMessages.users);
  return (
    <SearchedList
      title={title}
      list={list}
      columns={columns}
      pageSize={pageSize}
      messages={listMessages}
      reference={reference}
    >
      <Loaded label={title} list={list} reference={reference} />
    </SearchedList>
  );
}

interface LoadedProps {
  label: string;
  list: List<UserField>;
  reference: PreloadedQuery<usersLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <UserTable {...rows} query={usePreloadedQuery<usersLoaderQuery>(usersQuery, reference)} />;
}
