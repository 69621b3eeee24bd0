import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { VideoTools_video$key } from '#web/__generated__/VideoTools_video.graphql.ts';
import type { VideoToolsMoveMutation } from '#web/__generated__/VideoToolsMoveMutation.graphql.ts';
import type { VideoToolsRemoveMutation } from '#web/__generated__/VideoToolsRemoveMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
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
  mutation VideoToolsRemoveMutation($input: RemoveHelpVideoInput!) {
    removeHelpVideo(input: $input) {
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
      <Dialog
        isOpen={isOpen}
        isQuestion
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="bo.videos.removeTitle" defaultMessage="Remove video" />}
        actions={
          <>
            <Button variant="outline" onPress={() => setOpen(false)}>
              <FormattedMessage id="page.cancel" />
            </Button>
            <Button variant="danger" isPending={isPending} onPress={() => remove(() => setOpen(false))}>
              <FormattedMessage id="bo.remove" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage
            id="bo.videos.removeText"
            defaultMessage="Remove “{title}” from the list? It stays on YouTube."
            values={{ title }}
          />
        </p>
      </Dialog>
    </div>
  );
}

/** One change at a time, and the list as it is afterwards: which videos a page has depends on all of them. */
function useChangeVideo(id: string) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [isPending, start] = usePending<[act: () => Promise<unknown>]>(async (act) => {
    try {
      await act();
    } catch (error) {
      return showError(intl, error, videoMessages.saveFailed);
    }
    await revalidate();
  });
  return {
    isPending,
    move: (position: number) =>
      start(() =>
        commit<VideoToolsMoveMutation>(environment, { mutation: moveMutation, variables: { input: { id, position } } }),
      ),
    remove: (onDone: () => void) =>
      start(async () => {
        await commit<VideoToolsRemoveMutation>(environment, { mutation: removeMutation, variables: { input: { id } } });
        onDone();
        void showToast({ type: 'success', title: intl.formatMessage(videoMessages.removed), seconds: 3 });
      }),
  };
}
