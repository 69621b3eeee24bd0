import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { mayEditHelpVideos } from './access.ts';
import { addHelpVideo } from './addHelpVideo.ts';
import { moveHelpVideo, removeHelpVideo } from './changeCatalogue.ts';
import { HelpVideo } from './graphql.ts';
import type { HelpVideoData } from './helpVideo.ts';

const AddHelpVideoInput = builder.inputType('AddHelpVideoInput', {
  description: 'A new video of the list.',
  fields: (t) => ({
    link: t.string({ required: true, description: 'A link to the video on YouTube, or its id there.' }),
    title: t.string({ required: true, description: 'Up to 200 characters.' }),
    publishedAt: t.field({ type: 'DateTime', description: 'Default: now.' }),
  }),
});

const HelpVideoPayload = builder.objectRef<HelpVideoData>('HelpVideoPayload').implement({
  description: 'The help video after the change.',
  fields: (t) => ({
    helpVideo: t.field({ type: HelpVideo, description: 'The saved video.', resolve: (video) => video }),
  }),
});

const RemoveHelpVideoPayload = builder.objectRef<{ videoId: string }>('RemoveHelpVideoPayload').implement({
  description: 'The removed help video.',
  fields: (t) => ({
    removedId: t.id({
      description: 'The global id of the video.',
      resolve: ({ videoId }) => writeGlobalId('HelpVideo', videoId),
    }),
  }),
});

const ERRORS = 'Errors: BAD_USER_INPUT (also when the videos are those of a channel)';
const VIDEO_ID = "The video platform's id.";

builder.mutationFields((t) => ({
  addHelpVideo: t.field({
    type: HelpVideoPayload,
    authScopes: mayEditHelpVideos,
    description: `Adds a video at the end of the list. ${ERRORS}, CONFLICT (it is in the list already).`,
    args: { input: t.arg({ type: AddHelpVideoInput, required: true, description: 'The video to add.' }) },
    resolve: (_, { input }, context) => addHelpVideo(context, input),
  }),
  moveHelpVideo: t.field({
    type: HelpVideoPayload,
    authScopes: mayEditHelpVideos,
    description: `Moves a video to another position in the list. ${ERRORS}, NOT_FOUND.`,
    args: {
      videoId: t.arg.string({ required: true, description: VIDEO_ID }),
      position: t.arg.int({ required: true, description: 'From 1; a position past the end means the last.' }),
    },
    resolve: (_, input, context) => moveHelpVideo(context, input),
  }),
  removeHelpVideo: t.field({
    type: RemoveHelpVideoPayload,
    authScopes: mayEditHelpVideos,
    description: `Removes a video from the list. ${ERRORS}, NOT_FOUND.`,
    args: { videoId: t.arg.string({ required: true, description: VIDEO_ID }) },
    resolve: async (_, { videoId }, context) => {
      await removeHelpVideo(context, videoId);
      return { videoId };
    },
  }),
}));
