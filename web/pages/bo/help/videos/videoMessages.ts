import { defineMessages } from 'react-intl';

export const videoMessages = defineMessages({
  unexpected: {
    id: 'bo.videos.unexpected',
    defaultMessage: 'Unexpected Error',
    description: 'When the help videos could not be loaded and the server does not say why',
  },
  loading: { id: 'bo.loading' },
  playShort: { id: 'bo.videos.playShort', defaultMessage: 'Play', description: 'Button that loads a video' },
  saved: { id: 'bo.videos.saved', defaultMessage: 'Video saved', description: 'Message' },
  removed: { id: 'bo.videos.removed', defaultMessage: 'Video removed', description: 'Message' },
  saveFailed: { id: 'bo.videos.saveFailed', defaultMessage: 'Failed to save video', description: 'Message' },
  title: {
    id: 'bo.videos.title',
    defaultMessage: 'Title',
    description: 'Label of the field for what a video is called',
  },
  linkRequired: { id: 'bo.videos.linkRequired', defaultMessage: 'Link is required', description: 'At an empty field' },
  titleRequired: { id: 'helpVideo.titleRequired' },
});
