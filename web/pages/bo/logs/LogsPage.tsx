import { useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router';
import type { logsLoaderQuery } from '#web/__generated__/logsLoaderQuery.graphql.ts';
import { sidebarMessages } from '#web/layouts/backOffice/sidebarMessages.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { type List, useList } from '../list/useList.ts';
import { LogDialog } from './LogDialog.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LogTable } from './LogTable.tsx';
import { listMessages } from './listMessages.ts';
import { type LogFilter, type LogSort, logFilters, logSorts, pageSize } from './logFields.ts';
import { type LogsData, logsQuery } from './logsLoader.ts';
import { useLogColumns } from './useLogColumns.ts';

export function LogsPage() {
  const intl = useIntl();
  const list = useList(logSorts, logFilters);
  const columns = useLogColumns();
  const [query] = useSearchParams();
  const { reference, person } = useLoaderData<LogsData>();
  const title = intl.formatMessage(sidebarMessages.logs);
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
      <LogFilters list={list} person={person} />
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(listMessages.failed)}
        skeleton={<ListRows {...rows} totalCount={null} empty={null} />}
      >
        <Loaded label={title} list={list} reference={reference} />
      </LoadedPart>
      <RelayEnvironmentProvider environment={reference.environment}>
        <LogDialog log={query.get('log')} listUrl={list.url} />
      </RelayEnvironmentProvider>
    </ListPage>
  );
}

interface LoadedProps {
  label: string;
  list: List<LogSort, LogFilter>;
  reference: PreloadedQuery<logsLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <LogTable {...rows} query={usePreloadedQuery<logsLoaderQuery>(logsQuery, reference)} />;
}
