import type { Pool } from 'pg';
import { streamBatches } from '#server/csv/streamBatches.ts';
import { type Cell, writeCsv } from '#server/csv/writeCsv.ts';
import { type LogFilter, logConditions } from './logConditions.ts';

const COLUMNS = ['id', 'createdAt', 'severity', 'message', 'user', 'subject', 'subjectId', 'before', 'after'] as const;

type Row = Record<(typeof COLUMNS)[number], Cell>;

/** The lines of a CSV of the log, starting with its header, newest first. Throws `Invalid`. */
export async function* exportLogs(pool: Pool, filter: LogFilter): AsyncGenerator<string> {
  const { where, values, order } = logConditions(filter, null);
  const text = `
    select l.id, l.created_at as "createdAt", l.severity, l.message, u.display_name as "user", l.subject,
      l.subject_id as "subjectId", l.before::text, l.after::text
    from logs l left join users u on u.id = l.user_id where ${where.join(' and ')} order by ${order}`;
  let header: Cell[][] = [[...COLUMNS]];
  for await (const { rows } of streamBatches<Row>(pool, { text, values })) {
    yield writeCsv([...header, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
    header = [];
  }
  if (header.length > 0) yield writeCsv(header);
}
