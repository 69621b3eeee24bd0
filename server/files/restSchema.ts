import { id, moment, named, orNull, record, text } from '#server/rest/schema.ts';

export const StoredFile = named(
  'StoredFile',
  'A picture that somebody uploaded.',
  record({
    id: id(),
    url: text('On this site.', { format: 'uri-reference' }),
    user: orNull(record({ displayName: text() })),
    createdAt: moment(),
  }),
);
