import { defineMessages } from 'react-intl';

/** What happens to a user, told for three seconds. */
export const userMessages = defineMessages({
  saved: { id: 'bo.saved.user', defaultMessage: 'User saved successfully', description: 'Message' },
  deleted: { id: 'bo.deleted.user', defaultMessage: 'User deleted', description: 'Message' },
  loadFailed: { id: 'bo.failed.user', defaultMessage: 'Failed to load user', description: 'Message' },
  saveFailed: { id: 'bo.failed.saveUser', defaultMessage: 'Failed to save user', description: 'Message' },
  deleteFailed: { id: 'bo.failed.deleteUser', defaultMessage: 'Failed to delete user', description: 'Message' },
});
