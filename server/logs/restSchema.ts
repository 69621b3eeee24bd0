import { id, moment, named, oneOf, orNull, record, type Schema, text } from '#server/rest/schema.ts';

const severity = oneOf(['info', 'warning', 'error']);

export const LogEntry = named(
  'LogEntry',
  'An event.',
  record({
    id: text('Digits, as ids may exceed the safe integers of JSON numbers.', { pattern: '^[0-9]+$' }),
    severity,
    message: text(),
    user: orNull(record({ displayName: text() })),
    createdAt: moment(),
  }),
);

export const LOG_QUERY: Record<string, Schema> = {
  severity,
  q: text('Only those whose message has these words or beginnings of words.'),
  user: id('Only what this user did.'),
  from: moment('Only what happened then or later.'),
  until: moment('Only what happened before.'),
};
