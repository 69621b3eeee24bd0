import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { providersLoaderQuery } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import { sidebarMessages } from '#web/layouts/backOffice/sidebarMessages.ts';
import { SearchedList } from '../list/SearchedList.tsx';
import { type List, useList } from '../list/useList.ts';
import { type Selection, useSelection } from '../list/useSelection.ts';
import type { Chosen } from './bulk/chosen.ts';
import { SelectionBar } from './bulk/SelectionBar.tsx';
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
  const selection = useSelection<Chosen>();
  const title = intl.formatMessage(sidebarMessages.providers);
  return (
    <SearchedList
      title={title}
      list={list}
      columns={columns}
      pageSize={pageSize}
      messages={listMessages}
      reference={reference}
      selectionBar={<SelectionBar selection={selection} listUrl={list.url} />}
    >
      <Loaded label={title} list={list} selection={selection} reference={reference} />
    </SearchedList>
  );
}

interface LoadedProps {
  label: string;
  list: List<(typeof providerFields)[number]>;
  selection: Selection<Chosen>;
  reference: PreloadedQuery<providersLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <ProviderTable {...rows} query={usePreloadedQuery<providersLoaderQuery>(providersQuery, reference)} />;
}
