import { defineMessages } from 'react-intl';

/** Messages about a business that the viewer manages. */
export const ownMessages = defineMessages({
  saved: { id: 'ownBusiness.saved', defaultMessage: 'Changes saved' },
  sent: { id: 'ownBusiness.sent', defaultMessage: 'Sent for review: we publish it once we approve it' },
  stale: { id: 'ownBusiness.stale', defaultMessage: 'Someone else changed this business in the meantime' },
  saveFailed: { id: 'ownBusiness.saveFailed', defaultMessage: 'Your changes could not be saved' },
  loadFailed: { id: 'ownBusiness.loadFailed', defaultMessage: 'Your business could not be loaded' },
});
