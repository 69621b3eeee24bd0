import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.services',
    defaultMessage: 'Failed to load services',
    description: 'When the list of services, files or logs could not be loaded and the server does not say why',
  },
  count: {
    id: 'bo.fileCount',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Above a list: how many there are on all its pages',
  },
});
