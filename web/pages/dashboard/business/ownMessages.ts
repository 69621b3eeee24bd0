import { defineMessages } from 'react-intl';

/** Messages about an own business. */
export const ownMessages = defineMessages({
  saved: {
    id: 'ownBusiness.saved',
    defaultMessage: 'Changes saved',
    description: 'Message after an owner has edited their business',
  },
  sent: {
    id: 'ownBusiness.sent',
    defaultMessage: 'Sent for review: we publish it once we approve it',
    description: 'Message after an owner has edited their business, when our team reviews the changes first',
  },
  stale: {
    id: 'ownBusiness.stale',
    defaultMessage: 'Someone else changed this business in the meantime',
    description: 'Heading above two versions of a business',
  },
  saveFailed: {
    id: 'ownBusiness.saveFailed',
    defaultMessage: 'Your changes could not be saved',
    description: 'Message',
  },
  loadFailed: {
    id: 'ownBusiness.loadFailed',
    defaultMessage: 'Your business could not be loaded',
    description: 'Message',
  },
});
