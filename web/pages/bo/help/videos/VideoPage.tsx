import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useNavigate, useNavigation } from 'react-router';
import { graphql } from 'relay-runtime';
import type { VideoPage_page$key } from '#web/__generated__/VideoPage_page.graphql.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { AddVideo } from './AddVideo.tsx';
import { Player } from './Player.tsx';
import { VideoCard } from './VideoCard.tsx';
import css from './VideoPage.module.css';
import { VideoTools } from './VideoTools.tsx';

/** Some videos, one of them in the player. */
export function VideoPage({ page }: { page: VideoPage_page$key }) {
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const { videos, nextPageToken, prevPageToken, isEditable } = useFragment(
    graphql`
      fragment VideoPage_page on HelpVideoPage {
        nextPageToken
        prevPageToken
        isEditable
        videos {
          id
          videoId
          ...Player_video
          ...VideoCard_video
          ...VideoTools_video
        }
      }
    `,
    page,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  // Of another page, or removed since: the first one.
  const selected = videos.find(({ videoId }) => videoId === chosen) ?? videos[0];
  const goTo = (token: string | null | undefined) => void navigate(paths.boHelpVideos(token ?? undefined));

  return (
    <div className={css.page}>
      {selected ? (
        <Player key={selected.videoId} video={selected} />
      ) : (
        <MessageCard>
          <p>
            <FormattedMessage
              id="bo.videos.none"
              defaultMessage="There are no help videos yet. Add the first one by its link."
              description="In place of the help videos"
            />
          </p>
        </MessageCard>
      )}
      {selected && (
        <ul className={css.cards}>
          {videos.map((video) => (
            <li key={video.id} className={css.card}>
              <VideoCard
                video={video}
                isSelected={video === selected}
                onSelect={() => {
                  setChosen(video.videoId);
                  scrollTo({ top: 0 });
                }}
              />
              {isEditable && <VideoTools video={video} />}
            </li>
          ))}
        </ul>
      )}
      {selected && (
        <div className={css.pages}>
          <Button variant="outline" isDisabled={!prevPageToken || isLoading} onPress={() => goTo(prevPageToken)}>
            <FormattedMessage id="bo.videos.previous" defaultMessage="Previous" description="Button: videos before" />
          </Button>
          <Button variant="outline" isDisabled={!nextPageToken || isLoading} onPress={() => goTo(nextPageToken)}>
            <FormattedMessage id="bo.videos.next" defaultMessage="Next" description="Button: videos after" />
          </Button>
        </div>
      )}
      {isEditable && <AddVideo />}
    </div>
  );
}
