import * as z from 'zod';
import { id, type Schema, text, timestamp } from '#server/rest/schema.ts';

const severity = z.enum(['info', 'warning', 'error']);

export const LogEntry = z
  .object({
    id: text('Digits: there may be more entries than other numbers hold.', { pattern: '^[0-9]+$' }),
    severity,
    message: z.string(),
    user: z.object({ displayName: z.string() }).nullable(),
    createdAt: timestamp(),
  })
  .meta({ title: 'LogEntry', description: 'Something that happened.' });

export const LOG_QUERY: Record<string, Schema> = {
  severity,
  q: text('Only those whose message has these words or beginnings of words.'),
  user: id('Only what this user did.'),
  from: timestamp('Only what happened then or later.'),
  until: timestamp('Only what happened before.'),
};
