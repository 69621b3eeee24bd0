import { builder } from '#server/graphql/builder.ts';
import { loadedAs } from '#server/graphql/loadedAs.ts';
import { findHelpVideo, listHelpVideos } from './catalogue.ts';
import { embedUrl, type HelpVideoData, type HelpVideoPageData, thumbnailUrl } from './helpVideo.ts';

const PAGE_ROWS = 5;

export const HelpVideo = builder.node(builder.objectRef<HelpVideoData>('HelpVideo'), {
  description: 'A video that explains how to use Rumbo.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, context) => loadedAs('HelpVideo', await findHelpVideo(context, id)),
  fields: (t) => ({
    videoId: t.exposeString('id', { description: 'The id on the video platform, which is also the id in REST.' }),
    title: t.exposeString('title', { description: 'The title, which is not translated.' }),
    thumbnailUrl: t.field({
      type: 'URL',
      description: "The URL of the video's thumbnail, on this site: at most 480 pixels wide, 16:9.",
      resolve: ({ id }) => thumbnailUrl(id),
    }),
    position: t.expose('place', {
      type: 'Int',
      nullable: true,
      description: 'The position in the list, from 1; null for the videos of a channel.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      description: 'The time of publication.',
    }),
    embedUrl: t.field({
      type: 'URL',
      description:
        "The URL of the platform's player, for an `iframe`. The player sets no cookie before the video is played.",
      resolve: ({ id }) => embedUrl(id),
    }),
  }),
});

const HelpVideoPage = builder.objectRef<HelpVideoPageData>('HelpVideoPage').implement({
  description: 'A page of help videos, with the tokens of the next and previous pages.',
  fields: (t) => ({
    videos: t.expose('videos', {
      type: [HelpVideo],
      complexity: { multiplier: 1 },
      description: 'The videos of this page, in order.',
    }),
    nextPageToken: t.exposeString('nextPageToken', {
      nullable: true,
      description: 'The token of the next page; null on the last page.',
    }),
    prevPageToken: t.exposeString('prevPageToken', {
      nullable: true,
      description: 'The token of the previous page; null on the first page.',
    }),
    isEditable: t.boolean({
      description:
        'Whether the viewer may change the list. Only super admins may, unless the videos are those of a channel.',
      resolve: (_, __, { videoChannel, viewer }) => videoChannel === null && viewer?.isSuperAdmin === true,
    }),
  }),
});

builder.queryField('helpVideos', (t) =>
  t.field({
    type: HelpVideoPage,
    nullable: true,
    description:
      'The help videos, in order, paged in both directions by the tokens of the video platform. Errors: BAD_USER_INPUT, UNAVAILABLE (the platform does not respond).',
    args: {
      maxResults: t.arg.int({
        defaultValue: PAGE_ROWS,
        description: `The number of videos, from 1 to 50; null means ${PAGE_ROWS}.`,
      }),
      pageToken: t.arg.string({ description: 'The token of another page of the same size; null for the first page.' }),
    },
    complexity: ({ maxResults }) => ({ field: 1, multiplier: Math.min(Math.max(maxResults ?? PAGE_ROWS, 1), 50) }),
    resolve: (_, { maxResults, pageToken }, context) =>
      listHelpVideos(context, { maxResults: maxResults ?? PAGE_ROWS, pageToken }),
  }),
);

builder.queryField('callerIp', (t) =>
  t.string({
    description: 'The IP address of this request, as far as the server can tell.',
    resolve: (_, __, { address }) => address,
  }),
);
