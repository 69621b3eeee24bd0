import * as z from 'zod';
import { whole } from '#server/rest/query.ts';
import { text, timestamp } from '#server/rest/schema.ts';

export const HELP_QUERY = {
  maxResults: whole('The number of videos of a page.', 50, 5),
  pageToken: text('The token of another page of the same size. Without it, the first page.'),
};

export const HelpVideos = z
  .object({
    videos: z.array(
      z.object({
        id: text('The id on the video platform.', { graphql: 'videoId' }),
        title: z.string(),
        thumbnail: text("The URL of the video's thumbnail, on this site.", {
          format: 'uri-reference',
          graphql: 'thumbnailUrl',
        }),
        publishedAt: timestamp(),
      }),
    ),
    nextPageToken: text('The token of the next page; null on the last page.').nullable(),
    prevPageToken: text('The token of the previous page; null on the first page.').nullable(),
  })
  .meta({ title: 'HelpVideos', description: 'A page of help videos, with tokens of the previous and next page.' });
