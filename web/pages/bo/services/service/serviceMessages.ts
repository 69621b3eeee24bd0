import { defineMessages } from 'react-intl';

/** What happens to a service, told for three seconds. */
export const serviceMessages = defineMessages({
  saved: { id: 'bo.saved.service', defaultMessage: 'Service saved successfully', description: 'Message' },
  loadFailed: { id: 'bo.failed.service', defaultMessage: 'Failed to load service', description: 'Message' },
  saveFailed: { id: 'bo.failed.saveService', defaultMessage: 'Failed to save service', description: 'Message' },
});
