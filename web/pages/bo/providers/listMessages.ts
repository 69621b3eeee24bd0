import { defineMessages } from 'react-intl';

/** Of both lists of providers. */
export const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.providers',
    defaultMessage: 'Failed to load providers',
    description: 'When the list of providers could not be loaded and the server does not say why',
  },
  count: {
    id: 'bo.providerCount',
    defaultMessage: '{count, plural, one {# provider} other {# providers}}',
    description: 'Above a list: how many there are on all its pages',
  },
  hint: {
    id: 'bo.searchHint',
    defaultMessage: 'Name, tax number or email',
    description: 'Hint in the field that filters a list of providers',
  },
  search: {
    id: 'bo.search.providers',
    defaultMessage: 'Search providers',
    description: 'Label of the field that filters a list of providers',
  },
});
