import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useNavigate, useNavigation } from 'react-router';
import { graphql } from 'relay-runtime';
import type { VideosPage_page$key } from '#web/__generated__/VideosPage_page.graphql.ts';
import type { VideosPage_video$key } from '#web/__generated__/VideosPage_video.graphql.ts';
import type { videosLoaderQuery } from '#web/__generated__/videosLoaderQuery.graphql.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { AddVideo } from './AddVideo.tsx';
import { Player } from './Player.tsx';
import css from './VideosPage.module.css';
import { VideoTools } from './VideoTools.tsx';
import { videoMessages } from './videoMessages.ts';
import { videosQuery } from './videosLoader.ts';

/** The page of videos that explain the product. */
export function VideosPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<videosLoaderQuery>>();
  return (
    <ListPage title={usePageTitle()}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(videoMessages.unexpected)}
        showFailure={(text) =>
          void showToast({
            type: 'error',
            title: intl.formatMessage(formMessages.error),
            description: text,
            seconds: 5,
          })
        }
        skeleton={<Spinner label={intl.formatMessage(videoMessages.loading)} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<videosLoaderQuery> }) {
  const { helpVideos } = usePreloadedQuery<videosLoaderQuery>(videosQuery, reference);
  return helpVideos && <VideoPage page={helpVideos} />;
}

/** A page of videos, with the selected one in the player. */
function VideoPage({ page }: { page: VideosPage_page$key }) {
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const { videos, nextPageToken, prevPageToken, isEditable } = useFragment(
    graphql`
      fragment VideosPage_page on HelpVideoPage {
        nextPageToken
        prevPageToken
        isEditable
        videos {
          id
          videoId
          ...Player_video
          ...VideosPage_video
          ...VideoTools_video
        }
      }
    `,
    page,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  // Falls back to the first video, if the selected one is on another page or was removed.
  const selected = videos.find(({ videoId }) => videoId === chosen) ?? videos[0];
  const goTo = (token: string | null | undefined) => void navigate(paths.boHelpVideos(token ?? undefined));

  return (
    <Stack gap={6}>
      {selected ? (
        <Player key={selected.videoId} video={selected} />
      ) : (
        <MessageCard>
          <p>
            <FormattedMessage
              id="bo.videos.none"
              defaultMessage="No help videos yet. Add the first one with its link."
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
        <Cluster gap={3} noWrap justify="between">
          <Button variant="outline" isDisabled={!prevPageToken || isLoading} onPress={() => goTo(prevPageToken)}>
            <FormattedMessage id="bo.videos.previous" defaultMessage="Previous" description="Video" />
          </Button>
          <Button variant="outline" isDisabled={!nextPageToken || isLoading} onPress={() => goTo(nextPageToken)}>
            <FormattedMessage id="bo.videos.next" defaultMessage="Next" description="Video" />
          </Button>
        </Cluster>
      )}
      {isEditable && <AddVideo />}
    </Stack>
  );
}

interface VideoCardProps {
  video: VideosPage_video$key;
  isSelected: boolean;
  onSelect: () => void;
}

function VideoCard({ video, isSelected, onSelect }: VideoCardProps) {
  const { title, thumbnailUrl, publishedAt } = useFragment(
    graphql`
      fragment VideosPage_video on HelpVideo {
        title
        thumbnailUrl
        publishedAt
      }
    `,
    video,
  );
  return (
    <button type="button" className={css.choice} aria-pressed={isSelected} onClick={onSelect}>
      <img className={css.thumbnail} src={thumbnailUrl} alt="" loading="lazy" width={480} height={270} />
      <span className={css.choiceTitle}>{title}</span>
      <time className={css.date} dateTime={publishedAt}>
        <FormattedDate value={publishedAt} dateStyle="medium" />
      </time>
    </button>
  );
}
