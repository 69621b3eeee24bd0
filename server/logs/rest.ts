import { Invalid } from '#server/platform/errors.ts';
import { bodyNumber } from '#server/rest/jsonBody.ts';
import { pageArguments, pageQuery, readOrder, sortQuery } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { LOG_QUERY, LogEntry } from './restSchema.ts';

const SEVERITIES = ['info', 'warning', 'error'] as const;

const SORTS = { createdAt: 'CREATED_AT', severity: 'SEVERITY', user: 'USER' };

interface LogRow {
  databaseId: string;
  severity: string;
  message: string;
  user: { displayName: string } | null;
  createdAt: string;
}

/** Throws `Invalid` for an unknown severity. */
export function readSeverity(query: URLSearchParams): (typeof SEVERITIES)[number] | null {
  const text = query.get('severity');
  if (!text) return null;
  const found = SEVERITIES.find((one) => one === text);
  if (!found) throw new Invalid('logs.severity', { severities: SEVERITIES.join(', '), field: 'severity' });
  return found;
}

export const logRoutes = [
  route({
    method: 'get',
    path: '/api/logs',
    tag: 'Operations',
    summary: 'Lists the log',
    access: 'superAdmin',
    query: { ...LOG_QUERY, ...sortQuery(Object.keys(SORTS), 'Default: newest first.'), ...pageQuery(100) },
    takes: null,
    answer: rowsOf(LogEntry),
    refusals: [],
    operation: `query RestLogs($first: Int, $offset: Int, $severity: LogSeverity, $search: String, $user: Int,
        $from: DateTime, $until: DateTime, $orderBy: LogOrder) {
      logs(first: $first, offset: $offset, severity: $severity, search: $search, userDatabaseId: $user, from: $from,
        until: $until, orderBy: $orderBy) {
        totalCount edges { node { databaseId severity message user { displayName } createdAt } }
      }
    }`,
    variables: ({ query }) => {
      const { user, from, until, q: search } = Object.fromEntries(query);
      return {
        ...pageArguments(query, 100),
        severity: readSeverity(query)?.toUpperCase() ?? null,
        search,
        user: bodyNumber({ user }, 'user'),
        from: from || null,
        until: until || null,
        orderBy: readOrder(query, SORTS),
      };
    },
    body: ({ logs }: { logs: { totalCount: number; edges: { node: LogRow }[] } }) => ({
      rows: logs.edges.map(({ node: { databaseId, severity, ...row } }) => ({
        id: databaseId,
        severity: severity.toLowerCase(),
        ...row,
      })),
      count: logs.totalCount,
    }),
  }),
];
