import type { LogSeverity } from '#server/generated/prisma/client.ts';
import { parseText } from '#server/platform/text.ts';

export interface LogFilter {
  severity?: LogSeverity | null | undefined;
  search?: string | null | undefined;
  userId?: number | null | undefined;
  /** At or after. */
  from?: Date | null | undefined;
  /** Before. */
  until?: Date | null | undefined;
}

/**
 * A filter as SQL over `l` (logs), after the entry `after`. With a time range the list is ordered by timestamp, else by
 * id. The orders differ only for entries with equal timestamps, and each has its index.
 */
export function logConditions({ severity, search, userId, from, until }: LogFilter, after: number | null) {
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const where = ['true'];
  if (severity) where.push(`l.severity = ${value(severity)}::log_severity`);
  if (userId != null) where.push(`l.user_id = ${value(userId)}::int`);
  if (from) where.push(`l.created_at >= ${value(from)}::timestamptz`);
  if (until) where.push(`l.created_at < ${value(until)}::timestamptz`);
  const words = parseText(search, { field: 'search' }).split(/\s+/);
  for (const word of words.filter((one) => /[\p{L}\p{N}]/u.test(one)).slice(0, 10))
    where.push(`' ' || search.fold(l.message) like '% ' || trim(search.fold(${value(word)})) || '%'`);
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
