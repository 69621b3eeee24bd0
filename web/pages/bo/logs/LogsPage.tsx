import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router';
import { graphql } from 'relay-runtime';
import type { LogsPage_log$key } from '#web/__generated__/LogsPage_log.graphql.ts';
import type { LogsPage_query$key } from '#web/__generated__/LogsPage_query.graphql.ts';
import type { logsLoaderQuery } from '#web/__generated__/logsLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { NothingFound } from '../list/NothingFound.tsx';
import { type ListOf, useList } from '../list/useList.ts';
import { Timestamp } from '../Timestamp.tsx';
import { LogDialog, openedHere, openUrl } from './LogDialog.tsx';
import { LogFilters } from './LogFilters.tsx';
import { exportUrl, logList } from './logFields.ts';
import { type LogsData, logsQuery } from './logsLoader.ts';
import { SeverityChip } from './SeverityChip.tsx';
import { Subject } from './Subject.tsx';

const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.services',
    defaultMessage: 'Failed to load services',
    description: 'When the list of services, files or logs could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.logs',
    defaultMessage: 'Search logs',
    description: 'Label of the field that filters the list of logs',
  },
  hint: {
    id: 'bo.search.logsHint',
    defaultMessage: 'Words in the message',
    description: 'Hint in the field that filters the list of logs',
  },
  count: {
    id: 'bo.logCount',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'Above the list of logs: how many there are on all its pages',
  },
  aboutCount: {
    id: 'bo.logCountAbout',
    defaultMessage: '{count, plural, one {about # entry} other {about # entries}}',
    description: 'Above the list of logs: how many there are on all its pages, when that is estimated',
  },
});

export function LogsPage() {
  const intl = useIntl();
  const list = useList(logList);
  const columns = useLogColumns();
  const [query] = useSearchParams();
  const { reference, person } = useLoaderData<LogsData>();
  const title = usePageTitle();
  const rows = { label: title, list, columns, counted: listMessages.count };
  return (
    <ListPage
      title={title}
      views={<LogFilters list={list} person={person} />}
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
        <LogTable label={title} list={list} reference={reference} />
      </LoadedPart>
      <RelayEnvironmentProvider environment={reference.environment}>
        <LogDialog log={query.get('log')} listUrl={list.url} />
      </RelayEnvironmentProvider>
    </ListPage>
  );
}

interface LogTableProps {
  label: string;
  list: ListOf<typeof logList>;
  reference: PreloadedQuery<logsLoaderQuery>;
}

function LogTable({ label, list, reference }: LogTableProps) {
  const columns = useLogColumns();
  const { logs } = useFragment<LogsPage_query$key>(
    graphql`
      fragment LogsPage_query on Query {
        logs(
          first: $first
          offset: $offset
          search: $search
          severity: $severity
          userDatabaseId: $userDatabaseId
          from: $from
          until: $until
          orderBy: $orderBy
        ) {
          totalCount
          totalCountIsExact
          edges {
            node {
              id
              databaseId
              ...LogsPage_log
            }
          }
        }
      }
    `,
    usePreloadedQuery<logsLoaderQuery>(logsQuery, reference),
  );
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      // Where they are only estimated there can be fewer pages than that.
      totalCount={logs.edges.length === 0 && !logs.totalCountIsExact ? 0 : logs.totalCount}
      counted={logs.totalCountIsExact ? listMessages.count : listMessages.aboutCount}
      exportUrl={exportUrl(list.url)}
      empty={<NoLogs list={list} />}
    >
      {logs.edges.map(({ node }) => (
        <LogRow key={node.id} log={node} href={openUrl(list.url, node.databaseId)} />
      ))}
    </ListRows>
  );
}

interface LogRowProps {
  log: LogsPage_log$key;
  href: string;
}

function LogRow({ log, href }: LogRowProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment LogsPage_log on Log {
        databaseId
        severity
        message
        subjectType
        createdAt
        ...Subject_log
        user {
          displayName
        }
      }
    `,
    log,
  );
  const { databaseId, severity, message, subjectType, user, createdAt } = data;
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.severity)}>
        <SeverityChip severity={severity} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.message)}>
        <RowLink href={href} routerOptions={openedHere}>
          {message}
        </RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.about)}>{subjectType && <Subject log={data} />}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.user)}>{user?.displayName}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.date)}>
        <Timestamp value={createdAt} />
      </TableCell>
    </TableRow>
  );
}

/** In place of the logs. Without filters there is always an entry: that the viewer signed in. */
function NoLogs({ list }: { list: ListOf<typeof logList> }) {
  return (
    <NothingFound onShowAll={list.showAll}>
      <FormattedMessage
        id="bo.noLogs"
        defaultMessage="No matching entries. Try other words or more days."
        description="In place of the logs, when nothing matches what they are filtered by"
      />
    </NothingFound>
  );
}

function useLogColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'id', label: intl.formatMessage(columnMessages.id), width: 'narrow', isNumber: true },
    { id: 'severity', label: intl.formatMessage(columnMessages.severity), width: 'short', isSortable: true },
    { id: 'message', label: intl.formatMessage(columnMessages.message), width: 'wide', isName: true },
    { id: 'about', label: intl.formatMessage(columnMessages.about) },
    { id: 'user', label: intl.formatMessage(columnMessages.user), isSortable: true },
    { id: 'date', label: intl.formatMessage(columnMessages.date), width: 'datetime', isSortable: true },
  ];
}
