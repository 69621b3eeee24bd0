import type { Pool } from 'pg';
import type { LogSeverity } from '#server/generated/prisma/client.ts';
import type { ListPage } from '#server/graphql/paging.ts';
import { sortedIds } from '#server/graphql/sortedIds.ts';
import { countRows } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import type { Language } from '#shared/language.ts';
import { searchedWords } from './searchedWords.ts';
import type { Subject } from './subjectName.ts';

/** The number up to which entries are counted and skipped one by one, which takes milliseconds. */
const EXACT_ROWS = 20_000;

export const MAX_CODES = 20;

/** The sort keys of the list, as SQL over `l` (logs) and `u` (users). */
const KEYS = {
  createdAt: 'l.created_at',
  severity: 'l.severity',
  user: 'u.display_name collate "und-x-icu"',
};

type LogSortField = keyof typeof KEYS;

interface LogOrder {
  field: LogSortField;
  direction: 'asc' | 'desc';
}

/** The ids of a page, in order, with one extra id if there is a next page. The default order is newest first. */
export async function listLogIds(
  pool: Pool,
  filter: LogFilter,
  order: LogOrder | null | undefined,
  page: ListPage,
): Promise<bigint[]> {
  if (!order) return newestLogIds(pool, filter, page);
  const { where, values } = logConditions(filter, null);
  const from = order.field === 'user' ? 'logs l left join users u on u.id = l.user_id' : 'logs l';
  const sorted = { from, id: 'l.id', key: KEYS[order.field], isDescending: order.direction === 'desc', where, values };
  return (await sortedIds<string>(pool, sorted, page)).map(BigInt);
}

async function newestLogIds(pool: Pool, filter: LogFilter, { first, after, offset }: ListPage): Promise<bigint[]> {
  const { where, values, order, isEverything } = logConditions(filter, after);
  let skip = offset;
  if (isEverything && offset > EXACT_ROWS) {
    // Ids are consecutive except for rolled-back inserts, so an offset in ids approximates an offset in rows.
    values.push(after ?? null, offset);
    where.push(
      `l.id < coalesce($${values.length - 1}::bigint, (select max(id) + 1 from logs)) - $${values.length}::bigint`,
    );
    skip = 0;
  }
  values.push(first + 1, skip);
  const { rows } = await pool.query<{ id: string }>(
    `select l.id from logs l where ${where.join(' and ')} order by ${order}
      limit $${values.length - 1} offset $${values.length}`,
    values,
  );
  return rows.map(({ id }) => BigInt(id));
}

/** The number of entries. Above `EXACT_ROWS` it is estimated, from the ids or by PostgreSQL's planner. */
export async function countLogs(pool: Pool, filter: LogFilter): Promise<{ count: number; isExact: boolean }> {
  const { where, values, order, isEverything } = logConditions(filter, null);
  const matching = `select 1 from logs l where ${where.join(' and ')}`;
  // sorted in the order of the list, so that the query uses the same index
  const count = await countRows(pool, `from (${matching} order by ${order} limit ${EXACT_ROWS + 1}) counted`, values);
  if (count <= EXACT_ROWS) return { count, isExact: true };
  const estimate = isEverything ? await spanOfIds(pool) : await plannedRows(pool, matching, values);
  return { count: Math.max(count, estimate), isExact: false };
}

async function spanOfIds(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ span: string }>('select max(id) - min(id) + 1 as span from logs');
  return Number(rows[0]!.span);
}

async function plannedRows(pool: Pool, query: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `explain (format json) ${query}`,
    values,
  );
  return rows[0]!['QUERY PLAN'][0]!.Plan['Plan Rows'];
}

export interface LogFilter {
  severity?: LogSeverity | null | undefined;
  /** Words of the message or their prefixes. */
  search?: string | null | undefined;
  /** The language of the reader, in which messages are searched. */
  language: Language;
  userId?: number | null | undefined;
  subject?: Subject | null | undefined;
  /** The entry must have one of these codes; at most `MAX_CODES`. */
  codes?: readonly string[] | null | undefined;
  /** The earliest time, inclusive. */
  from?: Date | null | undefined;
  /** The latest time, exclusive. */
  until?: Date | null | undefined;
}

/**
 * A filter as SQL over `l` (logs), for entries that follow the entry `after`. With a time range the list is ordered by
 * timestamp, otherwise by id. The orders differ only for entries with equal timestamps, and each has an index. Throws
 * `Invalid`.
 */
export function logConditions(filter: LogFilter, after: number | null) {
  const { severity, search, language, userId, subject, codes, from, until } = filter;
  if (codes && codes.length > MAX_CODES) throw new Invalid('search.tooManyFilters', { max: MAX_CODES, field: 'codes' });
  const values: unknown[] = [];
  const value = (item: unknown) => `$${values.push(item)}`;
  const where = ['true'];
  if (severity) where.push(`l.severity = ${value(severity)}::log_severity`);
  if (userId != null) where.push(`l.user_id = ${value(userId)}::int`);
  if (subject) where.push(`l.subject = ${value(subject.type)} and l.subject_id = ${value(subject.id)}::int`);
  if (codes) where.push(`l.code = any(${value(codes.map((code) => parseText(code, { field: 'codes' })))}::text[])`);
  if (from) where.push(`l.created_at >= ${value(from)}::timestamptz`);
  if (until) where.push(`l.created_at < ${value(until)}::timestamptz`);
  for (const { word, codes } of searchedWords(search, language)) {
    const inValues = `l.parameters is not null
      and rules.log_values(l.parameters) like '% ' || trim(search.fold(${value(word)})) || '%'`;
    where.push(codes.length > 0 ? `(l.code = any(${value(codes)}::text[]) or ${inValues})` : inValues);
  }
  const isEverything = values.length === 0;
  const isTimed = Boolean(from || until);
  if (after !== null) {
    const last = `${value(after)}::bigint`;
    where.push(
      isTimed ? `(l.created_at, l.id) < ((select created_at from logs where id = ${last}), ${last})` : `l.id < ${last}`,
    );
  }
  return { where, values, order: isTimed ? 'l.created_at desc, l.id desc' : 'l.id desc', isEverything };
}
