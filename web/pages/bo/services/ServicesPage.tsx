import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { servicesLoaderQuery } from '#web/__generated__/servicesLoaderQuery.graphql.ts';
import { sidebarMessages } from '#web/layouts/backOffice/sidebarMessages.ts';
import { SearchedList } from '../list/SearchedList.tsx';
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
  list: List<never>;
  reference: PreloadedQuery<servicesLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <ServiceTable {...rows} query={usePreloadedQuery<servicesLoaderQuery>(servicesQuery, reference)} />;
}
