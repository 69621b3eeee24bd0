import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { VideoTools_video$key } from '#web/__generated__/VideoTools_video.graphql.ts';
import type { VideoToolsMoveMutation } from '#web/__generated__/VideoToolsMoveMutation.graphql.ts';
import type { VideoToolsRemoveMutation } from '#web/__generated__/VideoToolsRemoveMutation.graphql.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { useSending } from '#web/forms/useSending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from './VideosPage.module.css';
import { videoMessages } from './videoMessages.ts';

const moveMutation = graphql`
  mutation VideoToolsMoveMutation($input: MoveHelpVideoInput!) {
    moveHelpVideo(input: $input) {
      helpVideo {
        id
      }
    }
  }
`;

const removeMutation = graphql`
  mutation VideoToolsRemoveMutation($input: DeleteHelpVideoInput!) {
    deleteHelpVideo(input: $input) {
      __typename
    }
  }
`;

/** The actions of staff on a video of the list. */
export function VideoTools({ video }: { video: VideoTools_video$key }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { id, title, position } = useFragment(
    graphql`
      fragment VideoTools_video on HelpVideo {
        id
        title
        position
      }
    `,
    video,
  );
  const { move, remove, isPending } = useChangeVideo(id);
  const place = position ?? 1;
  return (
    <div className={css.tools}>
      <Button
        variant="quiet"
        size="icon"
        isDisabled={place === 1}
        isPending={isPending}
        aria-label={intl.formatMessage({ id: 'bo.videos.earlier', defaultMessage: 'Move “{title}” up' }, { title })}
        onPress={() => move(place - 1)}
      >
        <span className={css.earlier}>
          <Icon name="arrow" />
        </span>
      </Button>
      <Button
        variant="quiet"
        size="icon"
        isPending={isPending}
        aria-label={intl.formatMessage({ id: 'bo.videos.later', defaultMessage: 'Move “{title}” down' }, { title })}
        onPress={() => move(place + 1)}
      >
        <Icon name="arrow" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={intl.formatMessage({ id: 'bo.videos.remove', defaultMessage: 'Remove “{title}”' }, { title })}
        onPress={() => setOpen(true)}
      >
        <Icon name="trash" />
      </Button>
      <QuestionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="bo.videos.removeTitle" defaultMessage="Remove video" />}
        actions={
          <Button variant="danger" isPending={isPending} onPress={() => remove(() => setOpen(false))}>
            <FormattedMessage id="bo.remove" />
          </Button>
        }
      >
        <p>
          <FormattedMessage
            id="bo.videos.removeText"
            defaultMessage="Remove “{title}” from the list? It stays on YouTube."
            values={{ title }}
          />
        </p>
      </QuestionDialog>
    </div>
  );
}

/** Runs one change at a time, and then reloads the list, as each page of it depends on all videos. */
function useChangeVideo(id: string) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [isPending, start] = useSending<[act: () => Promise<unknown>]>(
    { otherwise: videoMessages.saveFailed },
    async (act) => {
      await act();
      await revalidate();
    },
  );
  return {
    isPending,
    move: (position: number) => start(() => commit<VideoToolsMoveMutation>(moveMutation, { input: { id, position } })),
    remove: (onDone: () => void) =>
      start(async () => {
        await commit<VideoToolsRemoveMutation>(removeMutation, { input: { id } });
        onDone();
        void showToast({ type: 'success', title: intl.formatMessage(videoMessages.removed), seconds: 3 });
      }),
  };
}
