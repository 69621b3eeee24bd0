import { wholeNumber } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { text, whole } from '#server/rest/schema.ts';
import { HelpVideos } from './restSchema.ts';

interface VideoRow {
  videoId: string;
  title: string;
  thumbnailUrl: string;
  publishedAt: string;
}

interface Page {
  videos: VideoRow[];
  nextPageToken: string | null;
  prevPageToken: string | null;
}

export const helpVideoRoutes = [
  route({
    method: 'get',
    path: '/api/help/videos',
    tag: 'Help',
    summary: 'Help videos, page by page',
    access: 'anyone',
    scope: 'any',
    query: {
      maxResults: whole('Rows of a page.', { minimum: 1, maximum: 50, default: 5 }),
      pageToken: text('The token of another page of the same size; default: the first page.'),
    },
    takes: null,
    answer: HelpVideos,
    refusals: [503],
    operation: `query RestHelpVideos($maxResults: Int, $pageToken: String) {
      helpVideos(maxResults: $maxResults, pageToken: $pageToken) {
        videos { videoId title thumbnailUrl publishedAt } nextPageToken prevPageToken
      }
    }`,
    variables: ({ query }) => ({
      maxResults: wholeNumber(query, 'maxResults', { max: 50, fallback: 5 }),
      pageToken: query.get('pageToken'),
    }),
    body: ({ helpVideos: { videos, nextPageToken, prevPageToken } }: { helpVideos: Page }) => ({
      videos: videos.map(({ videoId: id, title, thumbnailUrl: thumbnail, publishedAt }) => ({
        id,
        title,
        thumbnail,
        publishedAt,
      })),
      nextPageToken,
      prevPageToken,
    }),
  }),
];
