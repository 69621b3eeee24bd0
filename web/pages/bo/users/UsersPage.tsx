import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { usersLoaderQuery } from '../../../__generated__/usersLoaderQuery.graphql.ts';
import { sidebarMessages } from '../../../layouts/backOffice/sidebarMessages.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { LoadedPart } from '../list/LoadedPart.tsx';
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
  const rows = { label: title, list, columns, pageSize, counted: listMessages.count };
  return (
    <ListPage
      title={title}
      search={
        <ListSearch
          label={intl.formatMessage(listMessages.search)}
          hint={intl.formatMessage(listMessages.hint)}
          value={list.state.search}
          onSearch={list.searchFor}
        />
      }
    >
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(listMessages.failed)}
        skeleton={<ListRows {...rows} totalCount={null} empty={null} />}
      >
        <Loaded label={title} list={list} reference={reference} />
      </LoadedPart>
    </ListPage>
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
