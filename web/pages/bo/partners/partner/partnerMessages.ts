import { defineMessages } from 'react-intl';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';

/** The labels of a partner's fields, also for comparing two versions. */
export const labels = {
  ...defineMessages({
    name: { id: 'page.name' },
  }),
  contactEmail: columnMessages.contactEmail,
};

/** Messages of the page of a partner. */
export const partnerMessages = defineMessages({
  saved: { id: 'bo.saved.partner', defaultMessage: 'Partner saved successfully' },
  deleted: { id: 'bo.deleted.partner', defaultMessage: 'Partner deleted' },
  deletion: { id: 'bo.delete.partner', defaultMessage: 'Delete partner' },
  deletionText: {
    id: 'bo.delete.partnerText',
    defaultMessage:
      'Are you sure you want to delete this partner? Its access tokens and webhooks stop working immediately. This action cannot be undone. The providers it submitted stay.',
  },
  create: { id: 'bo.newPartner', defaultMessage: 'New partner' },
  missing: { id: 'partner.notFound' },
  missingText: {
    id: 'bo.missing.partnerText',
    defaultMessage: 'No partner has this number. It may have been deleted.',
  },
  stale: { id: 'bo.stale.partner', defaultMessage: 'Someone else saved this partner in the meantime' },
  loadFailed: { id: 'bo.failed.partner', defaultMessage: 'Failed to load partner' },
  saveFailed: { id: 'bo.failed.savePartner', defaultMessage: 'Failed to save partner' },
  deleteFailed: { id: 'bo.failed.deletePartner', defaultMessage: 'Failed to delete partner' },
});
