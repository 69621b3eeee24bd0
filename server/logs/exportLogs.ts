import type { Pool } from 'pg';
import type { Cell } from '#server/csv/cells.ts';
import { streamCsv } from '#server/csv/streamCsv.ts';
import { type LogFilter, logConditions } from './listLogs.ts';
import { sentence } from './sentence.ts';
import { inLanguage } from './translated.ts';

const COLUMNS = [
  'id',
  'createdAt',
  'severity',
  'code',
  'message',
  'user',
  'subject',
  'subjectId',
  'before',
  'after',
] as const;

type Row = Record<Exclude<(typeof COLUMNS)[number], 'message'>, Cell> & { code: string; parameters: unknown };

/** The lines of a CSV file of the log in a language, starting with the header, newest first. Throws `Invalid`. */
export function exportLogs(pool: Pool, filter: LogFilter): AsyncGenerator<string> {
  const { where, values, order } = logConditions(filter, null);
  const text = `
    select l.id, l.created_at as "createdAt", l.severity, l.code, l.parameters, u.display_name as "user", l.subject,
      l.subject_id as "subjectId", l.before, l.after
    from logs l left join users u on u.id = l.user_id where ${where.join(' and ')} order by ${order}`;
  const json = (snapshot: unknown) =>
    snapshot === null ? null : JSON.stringify(inLanguage(snapshot, filter.language));
  return streamCsv<Row>(pool, { text, values }, COLUMNS, (rows) =>
    rows.map((row) => {
      const cells = {
        ...row,
        message: sentence(row, filter.language),
        before: json(row.before),
        after: json(row.after),
      };
      return COLUMNS.map((column) => cells[column]);
    }),
  );
}
