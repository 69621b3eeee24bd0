import { defineMessages } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router';
import { graphql } from 'relay-runtime';
import type { LogsPage_query$data, LogsPage_query$key } from '#web/__generated__/LogsPage_query.graphql.ts';
import type { logsLoaderQuery } from '#web/__generated__/logsLoaderQuery.graphql.ts';
import { RowLink } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ListColumn } from '../list/columns.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { useList } from '../list/useList.ts';
import { dayInWords } from '../moment.ts';
import { TimeOfDay, Timestamp } from '../Timestamp.tsx';
import { LogDialog, openedHere, openUrl } from './LogDialog.tsx';
import { LogFilters } from './LogFilters.tsx';
import { exportUrl, logList } from './logFields.ts';
import { type LogsData, logsQuery } from './logsLoader.ts';
import { SeverityChip } from './SeverityChip.tsx';
import { Subject } from './Subject.tsx';

const messages = defineMessages({
  failed: { id: 'bo.failed.services' },
  search: { id: 'bo.search.logs', defaultMessage: 'Search logs' },
  hint: { id: 'bo.search.logsHint', defaultMessage: 'Words in the message' },
  count: { id: 'bo.logCount', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
  aboutCount: {
    id: 'bo.logCountAbout',
    defaultMessage: '{count, plural, one {about # entry} other {about # entries}}',
  },
  noMatch: { id: 'bo.noLogs', defaultMessage: 'No matching entries. Try other words or more days.' },
});

const columns: ListColumn<LogsPage_query$data['logs']['edges'][number]>[] = [
  {
    id: 'id',
    label: columnMessages.id,
    width: 'small',
    isNumber: true,
    card: 'none',
    cell: ({ node }) => node.databaseId,
  },
  {
    id: 'severity',
    label: columnMessages.severity,
    width: 'short',
    card: 'first',
    cell: ({ node }) => <SeverityChip severity={node.severity} />,
  },
  {
    id: 'message',
    label: columnMessages.message,
    width: 'wide',
    isName: true,
    cell: ({ node }, { url }) => (
      <RowLink href={openUrl(url, node.databaseId)} routerOptions={openedHere}>
        {node.message}
      </RowLink>
    ),
  },
  {
    id: 'about',
    label: columnMessages.about,
    card: 'plain',
    cell: ({ node }) => node.subjectType && <Subject log={node} />,
  },
  { id: 'user', label: columnMessages.user, card: 'plain', cell: ({ node }) => node.user?.displayName },
  {
    id: 'date',
    label: columnMessages.date,
    width: 'names',
    isNumber: true,
    card: 'end',
    cell: ({ node }, { sortId }) =>
      isByDay(sortId) ? <TimeOfDay value={node.createdAt} /> : <Timestamp value={node.createdAt} />,
  },
];

/** Whether rows are sorted by date, so that each day has a heading. */
const isByDay = (sortId: string | null) => sortId === null || sortId === 'date';

export function LogsPage() {
  const list = useList(logList);
  const [query] = useSearchParams();
  const { reference, person } = useLoaderData<LogsData>();
  return (
    <ListScreen
      list={list}
      columns={columns}
      messages={messages}
      reference={reference}
      useRows={useLogs}
      exportUrl={exportUrl(list.url)}
      views={<LogFilters list={list} person={person} />}
      groupOf={({ node }, { intl, sortId }) => (isByDay(sortId) ? dayInWords(intl, node.createdAt) : null)}
    >
      <RelayEnvironmentProvider environment={reference.environment}>
        <LogDialog log={query.get('log')} listUrl={list.url} />
      </RelayEnvironmentProvider>
    </ListScreen>
  );
}

function useLogs(reference: PreloadedQuery<logsLoaderQuery>) {
  const { logs } = useFragment<LogsPage_query$key>(
    graphql`
      fragment LogsPage_query on Query {
        logs(
          first: $first
          offset: $offset
          search: $search
          severity: $severity
          userId: $userId
          from: $from
          until: $until
          orderBy: $orderBy
        ) {
          totalCount
          totalCountIsExact
          edges {
            node {
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
          }
        }
      }
    `,
    usePreloadedQuery<logsLoaderQuery>(logsQuery, reference),
  );
  const { totalCount, totalCountIsExact, edges } = logs;
  // If the count is estimated, there can be fewer pages.
  return { totalCount: edges.length === 0 && !totalCountIsExact ? 0 : totalCount, totalCountIsExact, edges };
}
