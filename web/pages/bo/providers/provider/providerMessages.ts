import { defineMessages } from 'react-intl';

/** Of the page of a provider. */
export const providerMessages = defineMessages({
  saved: { id: 'bo.saved.provider', defaultMessage: 'Provider saved successfully', description: 'Message' },
  deleted: { id: 'bo.deleted.provider', defaultMessage: 'Provider deleted', description: 'Message' },
  deletion: {
    id: 'bo.delete.provider',
    defaultMessage: 'Delete provider',
    description: 'Title of the question whether to delete a provider',
  },
  deletionText: {
    id: 'bo.delete.text',
    defaultMessage: 'Are you sure you want to delete this provider? This action cannot be undone.',
    description: 'Question before a provider is deleted',
  },
  create: {
    id: 'bo.newProvider',
    defaultMessage: 'New provider',
    description: 'Title of the page with the form for a provider that does not exist yet',
  },
  missing: {
    id: 'bo.missing',
    defaultMessage: 'Provider not found',
    description: 'Title of the page of a provider that does not exist',
  },
  missingText: {
    id: 'bo.missing.text',
    defaultMessage: 'No provider has this number. It may have been deleted.',
    description: 'On the page of a provider that does not exist',
  },
  stale: {
    id: 'bo.stale',
    defaultMessage: 'Someone else saved this provider in the meantime',
    description: 'Heading above two versions of a provider',
  },
  approved: { id: 'bo.approved.provider', defaultMessage: 'Provider approved', description: 'Message' },
  loadFailed: { id: 'bo.failed.provider', defaultMessage: 'Failed to load provider', description: 'Message' },
  taxTypesFailed: { id: 'bo.failed.taxTypes', defaultMessage: 'Failed to load tax types', description: 'Message' },
  saveFailed: { id: 'bo.failed.save', defaultMessage: 'Failed to save provider', description: 'Message' },
  deleteFailed: { id: 'bo.failed.delete', defaultMessage: 'Failed to delete provider', description: 'Message' },
  approveFailed: { id: 'bo.failed.approve', defaultMessage: 'Failed to approve provider', description: 'Message' },
  imageUploaded: { id: 'bo.image.uploaded', defaultMessage: 'Image uploaded', description: 'Message' },
  imageDeleted: { id: 'bo.image.deleted', defaultMessage: 'Image deleted', description: 'Message' },
  imageApproved: { id: 'bo.image.approved', defaultMessage: 'Image approved', description: 'Message' },
  uploadFailed: { id: 'bo.failed.upload', defaultMessage: 'Failed to upload image', description: 'Message' },
  imageDeleteFailed: { id: 'bo.failed.deleteImage', defaultMessage: 'Failed to delete image', description: 'Message' },
  imageApproveFailed: {
    id: 'bo.failed.approveImage',
    defaultMessage: 'Failed to approve image',
    description: 'Message',
  },
});
