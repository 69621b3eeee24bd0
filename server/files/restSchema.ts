import { id, moment, named, orNull, record, text } from '#server/rest/schema.ts';

export const StoredFile = named(
  'StoredFile',
  'An uploaded picture.',
  record({
    id: id(),
    url: text('On this site.', { format: 'uri-reference' }),
    user: orNull(record({ displayName: text() })),
    createdAt: moment(),
  }),
);
