import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { providersLoaderQuery } from '../../../__generated__/providersLoaderQuery.graphql.ts';
import { sidebarMessages } from '../../../layouts/backOffice/sidebarMessages.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { LoadedPart } from '../list/LoadedPart.tsx';
import { type List, useList } from '../list/useList.ts';
import { listMessages } from './listMessages.ts';
import { ProviderTable } from './ProviderTable.tsx';
import { pageSize, providerFields } from './providerFields.ts';
import { providersQuery } from './providersLoader.ts';
import { useProviderColumns } from './useProviderColumns.ts';

export function ProvidersPage() {
  const intl = useIntl();
  const list = useList(providerFields);
  const columns = useProviderColumns(providerFields);
  const reference = useLoaderData<PreloadedQuery<providersLoaderQuery>>();
  const title = intl.formatMessage(sidebarMessages.providers);
  const rows = { label: title, list };
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
        skeleton={
          <ListRows
            {...rows}
            columns={columns}
            totalCount={null}
            pageSize={pageSize}
            counted={listMessages.count}
            empty={null}
          />
        }
      >
        <Loaded {...rows} reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

interface LoadedProps {
  label: string;
  list: List<(typeof providerFields)[number]>;
  reference: PreloadedQuery<providersLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <ProviderTable {...rows} query={usePreloadedQuery<providersLoaderQuery>(providersQuery, reference)} />;
}
