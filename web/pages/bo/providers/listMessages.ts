import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.providers',
    defaultMessage: 'Failed to load providers',
    description: 'When the list of providers could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.providers',
    defaultMessage: 'Search providers',
    description: 'Label of the field that filters a list of providers',
  },
});
