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
  q: text('Only entries whose message has these words or prefixes.'),
  user: id('Only entries of this user.'),
  from: moment('Only entries from this time or later.'),
  until: moment('Only entries from before this time.'),
};
