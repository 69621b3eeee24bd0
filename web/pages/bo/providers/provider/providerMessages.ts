import { defineMessages } from 'react-intl';

/** Messages about changes of a provider, shown for three seconds. */
export const providerMessages = defineMessages({
  saved: { id: 'bo.saved.provider', defaultMessage: 'Provider saved successfully', description: 'Message' },
  deleted: { id: 'bo.deleted.provider', defaultMessage: 'Provider deleted', description: 'Message' },
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
