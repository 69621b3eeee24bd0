import { defineMessages } from 'react-intl';

/** Messages of both lists of providers. */
export const listMessages = defineMessages({
  failed: { id: 'bo.failed.providers', defaultMessage: 'Failed to load providers' },
  count: { id: 'bo.providerCount', defaultMessage: '{count, plural, one {# provider} other {# providers}}' },
  hint: { id: 'bo.searchHint', defaultMessage: 'Name, tax number or email' },
  search: { id: 'bo.search.providers', defaultMessage: 'Search providers' },
});
