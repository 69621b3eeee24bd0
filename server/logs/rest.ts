import { Invalid } from '#server/platform/errors.ts';
import { fieldsOf, readId } from '#server/rest/body.ts';
import { pageArguments, pageQuery, readOrder, sortQuery } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { mayReadLogs } from './access.ts';
import { LOG_QUERY, LogEntry } from './restSchema.ts';

const SEVERITIES = ['info', 'warning', 'error'] as const;

const SORTS = ['createdAt', 'severity', 'user'];

/** Throws `Invalid` for an unknown severity. */
export function readSeverity(query: URLSearchParams): (typeof SEVERITIES)[number] | null {
  const text = query.get('severity');
  if (!text) return null;
  const found = SEVERITIES.find((severity) => severity === text);
  if (!found) throw new Invalid('logs.severity', { severities: SEVERITIES.join(', '), field: 'severity' });
  return found;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time, or a day, which means its beginning or, with `dayMs`, its end. Throws `Invalid`. */
function readTime(text: string | undefined, field: string, dayMs = 0): string | null {
  if (!text) return null;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : new Date(Number.NaN);
  // 2026-02-30 would become a day of March
  if (Number.isNaN(time.getTime()) || (isDay && time.toISOString().slice(0, 10) !== text))
    throw new Invalid('time.malformed', { field });
  return new Date(time.getTime() + (isDay ? dayMs : 0)).toISOString();
}

export const logRoutes = [
  route({
    method: 'get',
    path: '/api/logs',
    tag: 'Operations',
    summary: 'List log entries',
    may: mayReadLogs,
    query: { ...LOG_QUERY, ...sortQuery(SORTS), ...pageQuery(100) },
    response: rowsOf(LogEntry),
    operation: `query RestLogs($first: Int, $offset: Int, $severity: LogSeverity, $search: String, $user: ID,
        $from: DateTime, $until: DateTime, $orderBy: LogOrder) {
      result: logs(first: $first, offset: $offset, severity: $severity, search: $search, userId: $user, from: $from,
        until: $until, orderBy: $orderBy) {
        ${fieldsOf(rowsOf(LogEntry))}
      }
    }`,
    variables: ({ query }) => {
      const { user, from, until, q: search } = Object.fromEntries(query);
      return {
        ...pageArguments(query, 100),
        severity: readSeverity(query)?.toUpperCase() ?? null,
        search,
        user: readId(user, 'user'),
        from: readTime(from, 'from'),
        until: readTime(until, 'until', DAY_MS),
        orderBy: readOrder(query, SORTS),
      };
    },
  }),
];
