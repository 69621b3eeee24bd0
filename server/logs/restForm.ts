import { Invalid } from '#server/platform/errors.ts';
import { readId } from '#server/rest/body.ts';
import { readOneOf } from '#server/rest/query.ts';
import type { LogFilter } from './listLogs.ts';
import { SEVERITIES } from './restSchema.ts';
import { subjectIdOf } from './subjectId.ts';
import { SUBJECT_TYPES, type Subject } from './subjectName.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Parses a time, or a day, which means its beginning or, with `dayMs`, its end. Throws `Invalid`. */
function readTime(text: string | null, field: string, dayMs = 0): Date | null {
  if (!text) return null;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : new Date(Number.NaN);
  // rejects days such as 2026-02-30, which would become a day of March
  if (Number.isNaN(time.getTime()) || (isDay && time.toISOString().slice(0, 10) !== text))
    throw new Invalid('time.malformed', { field });
  return new Date(time.getTime() + (isDay ? dayMs : 0));
}

/** Parses the subject, which needs both a type and an id. Throws `Invalid`. */
function readSubject(query: URLSearchParams): Subject | null {
  const [type, id] = [readOneOf(query, 'subject', SUBJECT_TYPES), readId(query.get('subjectId'), 'subjectId')];
  if (type && id) return { type, id };
  if (type || id) throw new Invalid('logs.subject', { field: type ? 'subjectId' : 'subject' });
  return null;
}

/** Parses the filter of a list or an export. Throws `Invalid`. */
export function readLogFilter(query: URLSearchParams): Omit<LogFilter, 'language'> {
  return {
    severity: readOneOf(query, 'severity', SEVERITIES),
    search: query.get('q'),
    userId: readId(query.get('user'), 'user'),
    subject: readSubject(query),
    codes: query.get('codes')?.match(/[^,]+/g) ?? null,
    from: readTime(query.get('from'), 'from'),
    until: readTime(query.get('until'), 'until', DAY_MS),
  };
}

/** Parses the filter as variables of the GraphQL query `logs`. Throws `Invalid`. */
export function logVariables(query: URLSearchParams) {
  const { severity, subject, from, until, ...filter } = readLogFilter(query);
  return {
    ...filter,
    severity: severity?.toUpperCase(),
    subjectId: subject && subjectIdOf(subject),
    from: from?.toISOString(),
    until: until?.toISOString(),
  };
}
