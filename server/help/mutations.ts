import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { mayEditHelpVideos } from './access.ts';
import { addHelpVideo } from './addHelpVideo.ts';
import { HelpVideo } from './graphql.ts';
import type { HelpVideoData } from './helpVideo.ts';
import { moveHelpVideo } from './moveHelpVideo.ts';
import { removeHelpVideo } from './removeHelpVideo.ts';
import { updateHelpVideo } from './updateHelpVideo.ts';

const AddHelpVideoInput = builder.inputType('AddHelpVideoInput', {
  description: 'A video to be put into the list.',
  fields: (t) => ({
    link: t.string({ required: true, description: 'A link to the video at YouTube, or its id there.' }),
    title: t.string({ required: true, description: 'Up to 200 characters.' }),
    publishedAt: t.field({ type: 'DateTime', description: 'Without it, now.' }),
  }),
});

const HelpVideoPayload = builder.objectRef<HelpVideoData>('HelpVideoPayload').implement({
  description: 'The help video as it is now.',
  fields: (t) => ({
    helpVideo: t.field({ type: HelpVideo, description: 'The video that was saved.', resolve: (video) => video }),
  }),
});

const RemoveHelpVideoPayload = builder.objectRef<{ videoId: string }>('RemoveHelpVideoPayload').implement({
  description: 'What was removed.',
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
    description: `Puts a video at the end of the list. ${ERRORS}, CONFLICT (it is there already).`,
    args: { input: t.arg({ type: AddHelpVideoInput, required: true, description: 'The video to add.' }) },
    resolve: (_, { input }, context) => addHelpVideo(context, input),
  }),
  updateHelpVideo: t.field({
    type: HelpVideoPayload,
    authScopes: mayEditHelpVideos,
    description: `Gives a video another title. ${ERRORS}, NOT_FOUND.`,
    args: {
      videoId: t.arg.string({ required: true, description: VIDEO_ID }),
      title: t.arg.string({ required: true, description: 'Up to 200 characters.' }),
    },
    resolve: (_, input, context) => updateHelpVideo(context, input),
  }),
  moveHelpVideo: t.field({
    type: HelpVideoPayload,
    authScopes: mayEditHelpVideos,
    description: `Puts a video at another place of the list. ${ERRORS}, NOT_FOUND.`,
    args: {
      videoId: t.arg.string({ required: true, description: VIDEO_ID }),
      position: t.arg.int({ required: true, description: '1 is the first place; past the end is the last.' }),
    },
    resolve: (_, input, context) => moveHelpVideo(context, input),
  }),
  removeHelpVideo: t.field({
    type: RemoveHelpVideoPayload,
    authScopes: mayEditHelpVideos,
    description: `Takes a video off the list. ${ERRORS}, NOT_FOUND.`,
    args: { videoId: t.arg.string({ required: true, description: VIDEO_ID }) },
    resolve: async (_, { videoId }, context) => {
      await removeHelpVideo(context, videoId);
      return { videoId };
    },
  }),
}));
