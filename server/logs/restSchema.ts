import * as z from 'zod';
import { id, type Schema, text, timestamp } from '#server/rest/schema.ts';
import { MAX_CODES } from './listLogs.ts';
import { SUBJECT_TYPES } from './subjectName.ts';

export const SEVERITIES = ['info', 'warning', 'error'] as const;

const severity = z.enum(SEVERITIES);

export const LogEntry = z
  .object({
    id: text('The id, as digits, because it may exceed the exact range of numbers.', { pattern: '^[0-9]+$' }),
    severity,
    code: text('The code of an event, such as `signedIn`.'),
    message: text('The description of the event in one sentence, in the language of the request.'),
    user: z.object({ displayName: z.string() }).nullable(),
    createdAt: timestamp(),
  })
  .meta({ title: 'LogEntry', description: 'A log entry.' });

export const LOG_QUERY: Record<string, Schema> = {
  severity,
  q: text("Only entries whose message, in the request's language, has these words or prefixes."),
  user: id('Only entries caused by this user.'),
  subject: z.enum(SUBJECT_TYPES).meta({ description: 'The type of the subject, required with `subjectId`.' }),
  subjectId: id('Only entries about the subject with this id; requires `subject`.'),
  codes: z.array(z.string()).max(MAX_CODES).meta({ description: 'Only entries with one of these codes.' }),
  from: timestamp('Only entries from this time or day on.'),
  until: timestamp('Only entries before this time, or until the end of this day.'),
};
