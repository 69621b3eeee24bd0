import { defineMessages } from 'react-intl';

/** Messages of the page of a provider. */
export const providerMessages = defineMessages({
  saved: { id: 'bo.saved.provider', defaultMessage: 'Provider saved successfully' },
  deleted: { id: 'bo.deleted.provider', defaultMessage: 'Provider deleted' },
  deletion: { id: 'bo.delete.provider', defaultMessage: 'Delete provider' },
  deletionText: {
    id: 'bo.delete.text',
    defaultMessage: 'Are you sure you want to delete this provider? This action cannot be undone.',
  },
  create: { id: 'bo.newProvider', defaultMessage: 'New provider' },
  missing: { id: 'provider.notFound' },
  missingText: { id: 'bo.missing.text', defaultMessage: 'No provider has this number. It may have been deleted.' },
  stale: { id: 'bo.stale', defaultMessage: 'Someone else saved this provider in the meantime' },
  approved: { id: 'bo.approved' },
  loadFailed: { id: 'bo.failed.provider', defaultMessage: 'Failed to load provider' },
  taxTypesFailed: { id: 'bo.failed.taxTypes', defaultMessage: 'Failed to load tax types' },
  saveFailed: { id: 'bo.failed.save', defaultMessage: 'Failed to save provider' },
  deleteFailed: { id: 'bo.failed.delete', defaultMessage: 'Failed to delete provider' },
  approveFailed: { id: 'bo.failed.approve', defaultMessage: 'Failed to approve provider' },
  imageUploaded: { id: 'bo.image.uploaded', defaultMessage: 'Image uploaded' },
  imageDeleted: { id: 'bo.imageDeleted' },
  imageApproved: { id: 'bo.imageApproved' },
  uploadFailed: { id: 'bo.failed.upload', defaultMessage: 'Failed to upload image' },
  imageDeleteFailed: { id: 'bo.failed.deleteImage', defaultMessage: 'Failed to delete image' },
  imageApproveFailed: { id: 'bo.failed.approveImage', defaultMessage: 'Failed to approve image' },
});
