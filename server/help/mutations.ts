import { builder } from '#server/graphql/builder.ts';
import { deletedPayload } from '#server/graphql/payloads.ts';
import { mayEditHelpVideos } from './access.ts';
import { addHelpVideo } from './addHelpVideo.ts';
import { deleteHelpVideo, moveHelpVideo } from './changeCatalogue.ts';
import { HelpVideo } from './graphql.ts';
import { type HelpVideoData, readVideoId } from './helpVideo.ts';

const HelpVideoPayload = builder.objectRef<HelpVideoData>('HelpVideoPayload').implement({
  description: 'The help video after the change.',
  fields: (t) => ({
    helpVideo: t.field({ type: HelpVideo, description: 'The saved video.', resolve: (video) => video }),
  }),
});

const DeleteHelpVideoPayload = deletedPayload('DeleteHelpVideoPayload', 'HelpVideo');

const ERRORS = 'Errors: BAD_USER_INPUT (also when the videos are those of a channel)';

builder.mutationFields((t) => {
  const id = t.input.id({ required: true, description: "The id of the video, or the video platform's id." });
  return {
    addHelpVideo: t.fieldWithInput({
      type: HelpVideoPayload,
      errors: {},
      authScopes: mayEditHelpVideos,
      description: `Adds a video at the end of the list. ${ERRORS}, CONFLICT (the list already contains the video).`,
      input: {
        link: t.input.string({ required: true, description: 'A link to the video on YouTube, or its YouTube id.' }),
        title: t.input.string({ required: true, description: 'The title, up to 200 characters.' }),
        publishedAt: t.input.field({ type: 'DateTime', description: 'The time of publication; by default now.' }),
      },
      resolve: (_, { input }, context) => addHelpVideo(context, input),
    }),
    moveHelpVideo: t.fieldWithInput({
      type: HelpVideoPayload,
      authScopes: mayEditHelpVideos,
      description: `Moves a video to another position in the list. ${ERRORS}, NOT_FOUND.`,
      input: {
        id,
        position: t.input.int({
          required: true,
          description: 'The position, from 1; a position past the end means the last.',
        }),
      },
      resolve: (_, { input }, context) =>
        moveHelpVideo(context, { videoId: readVideoId(input.id), position: input.position }),
    }),
    deleteHelpVideo: t.fieldWithInput({
      type: DeleteHelpVideoPayload,
      authScopes: mayEditHelpVideos,
      description: `Removes a video from the list. ${ERRORS}, NOT_FOUND.`,
      input: { id },
      resolve: async (_, { input }, context) => {
        const videoId = readVideoId(input.id);
        await deleteHelpVideo(context, videoId);
        return { id: videoId };
      },
    }),
  };
});
