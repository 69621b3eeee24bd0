import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery, readOrder, sortQuery } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { mayReadLogs } from './access.ts';
import { logVariables } from './restForm.ts';
import { LOG_QUERY, LogEntry } from './restSchema.ts';

const SORTS = ['createdAt', 'severity', 'user'];

export const logRoutes = [
  route({
    method: 'get',
    path: '/api/logs',
    tag: 'Operations',
    summary: 'List log entries',
    may: mayReadLogs,
    query: { ...LOG_QUERY, ...sortQuery(SORTS), ...pageQuery(100) },
    response: rowsOf(LogEntry),
    operation: `query RestLogs($first: Int, $offset: Int, $severity: LogSeverity, $search: String, $userId: ID,
        $subjectId: ID, $codes: [String!], $from: DateTime, $until: DateTime, $orderBy: LogOrder) {
      result: logs(first: $first, offset: $offset, severity: $severity, search: $search, userId: $userId,
        subjectId: $subjectId, codes: $codes, from: $from, until: $until, orderBy: $orderBy) {
        ${fieldsOf(rowsOf(LogEntry))}
      }
    }`,
    variables: ({ query }) => ({
      ...logVariables(query),
      ...pageArguments(query, 100),
      orderBy: readOrder(query, SORTS),
    }),
  }),
];
