import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.services',
    defaultMessage: 'Failed to load services',
    description: 'When the list of services, files or logs could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.services',
    defaultMessage: 'Search services',
    description: 'Label of the field that filters the list of services',
  },
  hint: {
    id: 'bo.search.servicesHint',
    defaultMessage: 'Name in any language',
    description: 'Hint in the field that filters the list of services',
  },
  count: {
    id: 'bo.serviceCount',
    defaultMessage: '{count, plural, one {# service} other {# services}}',
    description: 'Above a list: how many there are on all its pages',
  },
});
