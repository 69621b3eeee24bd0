import { readDatabaseId } from '#shared/databaseId.ts';
import type { LogSeverity } from '#web/__generated__/logsLoaderQuery.graphql.ts';
import { pageVariables, readListUrl } from '../list/listUrl.ts';

export const logList = {
  pageSize: 100,
  sorts: { severity: 'SEVERITY', user: 'USER', date: 'CREATED_AT' },
  // Days are in the time zone of the viewer.
  filters: ['severity', 'user', 'from', 'until'],
} as const;

export const severities = ['INFO', 'WARNING', 'ERROR'] as const satisfies LogSeverity[];

export function readSeverity(text: string): (typeof severities)[number] | null {
  return severities.find((severity) => severity === text) ?? null;
}

/**
 * The timestamp at which a day such as `2026-11-21`, or the day this number of days later, begins; null for an invalid
 * day.
 */
export function beginningOf(day: string, daysLater = 0): string | null {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date + daysLater);
  return new Date(year, month - 1, date).getMonth() === month - 1 ? start.toISOString() : null;
}

/** The variables of the request for a list, from the query of the list's address. */
export function listVariables(query: URLSearchParams) {
  const { filters } = readListUrl(query, [], logList.filters);
  return {
    ...pageVariables(query, logList),
    severity: readSeverity(filters.severity),
    userId: readDatabaseId(filters.user) ? filters.user : null,
    from: beginningOf(filters.from),
    // The filter includes the whole last day.
    until: beginningOf(filters.until, 1),
  };
}

/** The address of the CSV file of the list with this address. */
export function exportUrl(listUrl: string): string {
  const { search, severity, userId, from, until } = listVariables(new URLSearchParams(listUrl.split('?')[1]));
  const filters = { q: search, severity: severity?.toLowerCase(), user: userId, from, until };
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return `/api/logs/export.csv?${query}`;
}
