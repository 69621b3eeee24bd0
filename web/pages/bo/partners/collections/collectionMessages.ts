import { defineMessages } from 'react-intl';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';

/** The labels of a collection's fields, also for comparing two versions. */
export const labels = {
  ...defineMessages({
    name: { id: 'page.name' },
    slug: { id: 'bo.collection.slug', defaultMessage: 'Name in addresses' },
  }),
  partnerId: columnMessages.partner,
  providerIds: columnMessages.providers,
};

/** Messages of the page of a collection. */
export const collectionMessages = defineMessages({
  saved: { id: 'bo.saved.collection', defaultMessage: 'Collection saved successfully' },
  deleted: { id: 'bo.deleted.collection', defaultMessage: 'Collection deleted' },
  deletion: { id: 'bo.delete.collection', defaultMessage: 'Delete collection' },
  deletionText: {
    id: 'bo.delete.collectionText',
    defaultMessage:
      'Are you sure you want to delete this collection? Its page and the searches on other sites then find nothing. This action cannot be undone. Its providers stay.',
  },
  create: { id: 'bo.newCollection', defaultMessage: 'New collection' },
  missing: { id: 'collection.notFound' },
  missingText: {
    id: 'bo.missing.collectionText',
    defaultMessage: 'No collection has this name in addresses. It may have been deleted.',
  },
  stale: { id: 'bo.stale.collection', defaultMessage: 'Someone else saved this collection in the meantime' },
  loadFailed: { id: 'bo.failed.collection', defaultMessage: 'Failed to load collection' },
  saveFailed: { id: 'bo.failed.saveCollection', defaultMessage: 'Failed to save collection' },
  deleteFailed: { id: 'bo.failed.deleteCollection', defaultMessage: 'Failed to delete collection' },
});
