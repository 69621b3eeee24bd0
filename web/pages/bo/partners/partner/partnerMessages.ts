import { defineMessages } from 'react-intl';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';

/** The fields of a partner, wherever two versions are compared. */
export const labels = {
  ...defineMessages({
    name: { id: 'bo.field.name', defaultMessage: 'Name', description: 'Label of a field: what a company is called' },
  }),
  contactEmail: columnMessages.contactEmail,
};

/** Of the page of a partner. */
export const partnerMessages = defineMessages({
  saved: { id: 'bo.saved.partner', defaultMessage: 'Partner saved successfully', description: 'Message' },
  deleted: { id: 'bo.deleted.partner', defaultMessage: 'Partner deleted', description: 'Message' },
  deletion: {
    id: 'bo.delete.partner',
    defaultMessage: 'Delete partner',
    description: 'Title of the question whether to delete a partner',
  },
  deletionText: {
    id: 'bo.delete.partnerText',
    defaultMessage:
      'Are you sure you want to delete this partner? Its access tokens and webhooks stop working immediately. This action cannot be undone. The providers it submitted stay.',
    description: 'Question before a partner is deleted',
  },
  create: {
    id: 'bo.newPartner',
    defaultMessage: 'New partner',
    description: 'Title of the page that creates a partner',
  },
  missing: {
    id: 'bo.missing.partner',
    defaultMessage: 'Partner not found',
    description: 'Title of the page of a partner that does not exist',
  },
  missingText: {
    id: 'bo.missing.partnerText',
    defaultMessage: 'No partner has this number. It may have been deleted.',
    description: 'On the page of a partner that does not exist',
  },
  stale: {
    id: 'bo.stale.partner',
    defaultMessage: 'Someone else saved this partner in the meantime',
    description: 'Heading above two versions of a partner',
  },
  loadFailed: { id: 'bo.failed.partner', defaultMessage: 'Failed to load partner', description: 'Message' },
  saveFailed: { id: 'bo.failed.savePartner', defaultMessage: 'Failed to save partner', description: 'Message' },
  deleteFailed: { id: 'bo.failed.deletePartner', defaultMessage: 'Failed to delete partner', description: 'Message' },
});
