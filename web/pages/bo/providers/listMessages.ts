import { defineMessages } from 'react-intl';

const both = defineMessages({
  failed: { id: 'bo.failed.providers', defaultMessage: 'Failed to load providers' },
  count: { id: 'bo.providerCount', defaultMessage: '{count, plural, one {# provider} other {# providers}}' },
  hint: { id: 'bo.searchHint', defaultMessage: 'Name, tax number or email' },
  search: { id: 'bo.search.providers', defaultMessage: 'Search providers' },
});

/** Messages of the list of all providers. */
export const listMessages = {
  ...both,
  ...defineMessages({
    filtered: { id: 'bo.providers.noneFiltered', defaultMessage: 'No providers match these filters.' },
    none: {
      id: 'bo.noProviders',
      defaultMessage: 'No providers yet. Import a list, create the first one, or wait for businesses to register.',
    },
  }),
};

/** Messages of the queue. */
export const queueMessages = {
  ...both,
  ...defineMessages({
    filtered: { id: 'bo.queue.emptyView', defaultMessage: 'No pending providers in this view.' },
    none: {
      id: 'bo.nothingWaits',
      defaultMessage: 'All caught up. New providers appear here when businesses register.',
    },
  }),
};
