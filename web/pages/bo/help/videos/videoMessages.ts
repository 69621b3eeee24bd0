import { defineMessages } from 'react-intl';

export const videoMessages = defineMessages({
  unexpected: { id: 'bo.videos.unexpected', defaultMessage: 'Unexpected Error' },
  loading: { id: 'app.loading' },
  playShort: { id: 'bo.videos.playShort', defaultMessage: 'Play' },
  saved: { id: 'bo.videos.saved', defaultMessage: 'Video saved' },
  removed: { id: 'bo.videos.removed', defaultMessage: 'Video removed' },
  saveFailed: { id: 'bo.videos.saveFailed', defaultMessage: 'Failed to save video' },
  title: { id: 'bo.title' },
  linkRequired: { id: 'bo.videos.linkRequired', defaultMessage: 'Link is required' },
  titleRequired: { id: 'helpVideo.titleRequired' },
});
