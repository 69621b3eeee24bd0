import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { LogTable_query$key } from '#web/__generated__/LogTable_query.graphql.ts';
import { ListRows } from '../list/ListRows.tsx';
import type { List } from '../list/useList.ts';
import { LogRow } from './LogRow.tsx';
import { listMessages } from './listMessages.ts';
import { exportUrl, type LogFilter, type LogSort, pageSize } from './logFields.ts';
import { NoLogs } from './NoLogs.tsx';
import { openUrl } from './openLog.ts';
import { useLogColumns } from './useLogColumns.ts';

interface LogTableProps {
  label: string;
  list: List<LogSort, LogFilter>;
  query: LogTable_query$key;
}

export function LogTable({ label, list, query }: LogTableProps) {
  const columns = useLogColumns();
  const { logs } = useFragment(
    graphql`
      fragment LogTable_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        severity: { type: "LogSeverity" }
        userDatabaseId: { type: "Int" }
        from: { type: "DateTime" }
        until: { type: "DateTime" }
        orderBy: { type: "LogOrder" }
        offset: { type: "Int!" }
      ) {
        logs(
          first: 100
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
              ...LogRow_log
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
      // Where they are only estimated there can be fewer pages than that.
      totalCount={logs.edges.length === 0 && !logs.totalCountIsExact ? 0 : logs.totalCount}
      pageSize={pageSize}
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
