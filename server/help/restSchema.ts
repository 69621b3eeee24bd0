import { list, moment, named, orNull, record, text } from '#server/rest/schema.ts';

export const HelpVideos = named(
  'HelpVideos',
  'A page of help videos, with the tokens of the next and previous pages.',
  record({
    videos: list(
      record({
        id: text("The video platform's id."),
        title: text(),
        thumbnail: text('The URL of its picture, on this site.', { format: 'uri-reference' }),
        publishedAt: moment(),
      }),
    ),
    nextPageToken: orNull(text('Null on the last page.')),
    prevPageToken: orNull(text('Null on the first page.')),
  }),
);
