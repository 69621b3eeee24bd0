import { defineMessages } from 'react-intl';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';

/** The fields of a partner, wherever two versions are compared. */
export const labels = {
  ...defineMessages({
    name: { id: 'bo.field.name', defaultMessage: 'Name', description: 'Label of a field: what a company is called' },
  }),
  contactEmail: columnMessages.contactEmail,
};

/** Messages about changes of a partner, shown for three seconds. */
export const partnerMessages = defineMessages({
  saved: { id: 'bo.saved.partner', defaultMessage: 'Partner saved successfully', description: 'Message' },
  deleted: { id: 'bo.deleted.partner', defaultMessage: 'Partner deleted', description: 'Message' },
  loadFailed: { id: 'bo.failed.partner', defaultMessage: 'Failed to load partner', description: 'Message' },
  saveFailed: { id: 'bo.failed.savePartner', defaultMessage: 'Failed to save partner', description: 'Message' },
  deleteFailed: { id: 'bo.failed.deletePartner', defaultMessage: 'Failed to delete partner', description: 'Message' },
});
