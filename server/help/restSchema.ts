import { list, moment, named, orNull, record, text } from '#server/rest/schema.ts';

export const HelpVideos = named(
  'HelpVideos',
  'Some help videos, and the way to those before and after them.',
  record({
    videos: list(
      record({
        id: text("The video platform's."),
        title: text(),
        thumbnail: text('A picture of it, on this site.', { format: 'uri-reference' }),
        publishedAt: moment(),
      }),
    ),
    nextPageToken: orNull(text('Null on the last page.')),
    prevPageToken: orNull(text('Null on the first page.')),
  }),
);
