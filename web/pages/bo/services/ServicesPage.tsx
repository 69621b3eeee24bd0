import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { servicesLoaderQuery } from '../../../__generated__/servicesLoaderQuery.graphql.ts';
import { sidebarMessages } from '../../../layouts/backOffice/sidebarMessages.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { LoadedPart } from '../list/LoadedPart.tsx';
import { type List, useList } from '../list/useList.ts';
import { listMessages } from './listMessages.ts';
import { ServiceTable } from './ServiceTable.tsx';
import { pageSize } from './serviceFields.ts';
import { servicesQuery } from './servicesLoader.ts';
import { useServiceColumns } from './useServiceColumns.ts';

export function ServicesPage() {
  const intl = useIntl();
  const list = useList<never>([]);
  const columns = useServiceColumns();
  const reference = useLoaderData<PreloadedQuery<servicesLoaderQuery>>();
  const title = intl.formatMessage(sidebarMessages.services);
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
  list: List<never>;
  reference: PreloadedQuery<servicesLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <ServiceTable {...rows} query={usePreloadedQuery<servicesLoaderQuery>(servicesQuery, reference)} />;
}
