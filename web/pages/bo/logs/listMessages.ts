import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.services',
    defaultMessage: 'Failed to load services',
    description: 'When the list of services, files or logs could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.logs',
    defaultMessage: 'Search logs',
    description: 'Label of the field that filters the list of logs',
  },
  hint: {
    id: 'bo.search.logsHint',
    defaultMessage: 'Words of the message',
    description: 'Hint in the field that filters the list of logs',
  },
  count: {
    id: 'bo.logCount',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'Above the list of logs: how many there are on all its pages',
  },
  aboutCount: {
    id: 'bo.logCountAbout',
    defaultMessage: '{count, plural, one {about # entry} other {about # entries}}',
    description: 'Above the list of logs: how many there are on all its pages, when that is estimated',
  },
});
