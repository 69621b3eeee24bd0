import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Player_video$key } from '#web/__generated__/Player_video.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './VideosPage.module.css';
import { videoMessages } from './videoMessages.ts';

/** The platform's player. It sends no request to the platform before the visitor plays the video. */
export function Player({ video }: { video: Player_video$key }) {
  const intl = useIntl();
  const [isPlaying, setPlaying] = useState(false);
  const { title, embedUrl, thumbnailUrl } = useFragment(
    graphql`
      fragment Player_video on HelpVideo {
        title
        embedUrl
        thumbnailUrl
      }
    `,
    video,
  );
  return (
    <Stack as="figure" gap={3}>
      <div className={css.player}>
        {isPlaying ? (
          <iframe
            className={css.frame}
            title={title}
            src={`${embedUrl}?autoplay=1`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus moves here when the video starts.
            tabIndex={0}
            ref={(frame) => frame?.focus()}
          />
        ) : (
          <>
            <img className={css.poster} src={thumbnailUrl} alt="" />
            <span className={css.play}>
              <Button
                aria-label={intl.formatMessage({ id: 'bo.videos.play', defaultMessage: 'Play “{title}”' }, { title })}
                onPress={() => setPlaying(true)}
              >
                <Icon name="play" />
                {intl.formatMessage(videoMessages.playShort)}
              </Button>
            </span>
          </>
        )}
      </div>
      <Text as="figcaption" tone="heading" size="lg" weight={650} breaks>
        {title}
      </Text>
    </Stack>
  );
}
