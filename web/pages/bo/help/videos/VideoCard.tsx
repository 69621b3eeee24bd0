import { FormattedDate } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { VideoCard_video$key } from '#web/__generated__/VideoCard_video.graphql.ts';
import css from './VideoCard.module.css';

interface VideoCardProps {
  video: VideoCard_video$key;
  isSelected: boolean;
  onSelect: () => void;
}

export function VideoCard({ video, isSelected, onSelect }: VideoCardProps) {
  const { title, thumbnailUrl, publishedAt } = useFragment(
    graphql`
      fragment VideoCard_video on HelpVideo {
        title
        thumbnailUrl
        publishedAt
      }
    `,
    video,
  );
  return (
    <button type="button" className={css.card} aria-pressed={isSelected} onClick={onSelect}>
      <img className={css.thumbnail} src={thumbnailUrl} alt="" loading="lazy" width={480} height={270} />
      <span className={css.title}>{title}</span>
      <time className={css.date} dateTime={publishedAt}>
        <FormattedDate value={publishedAt} dateStyle="medium" />
      </time>
    </button>
  );
}
