import { defineMessages } from 'react-intl';

/** The labels of a user's fields, in the form and for comparing two versions. */
export const labels = defineMessages({
  email: { id: 'page.email' },
  firstName: { id: 'bo.field.firstName', defaultMessage: 'First name' },
  lastName: { id: 'bo.field.lastName', defaultMessage: 'Last name' },
  displayName: { id: 'page.displayName' },
  password: { id: 'page.password' },
  isSuperAdmin: { id: 'bo.field.isSuperAdmin', defaultMessage: 'Is Super Admin' },
  isModerator: { id: 'bo.field.isModerator', defaultMessage: 'Is Moderator' },
});

/** Messages of the page of a user. */
export const userMessages = defineMessages({
  saved: { id: 'bo.saved.user', defaultMessage: 'User saved successfully' },
  deleted: { id: 'bo.deleted.user', defaultMessage: 'User deleted' },
  deletion: { id: 'bo.delete.user', defaultMessage: 'Delete user' },
  deletionText: {
    id: 'bo.delete.userText',
    defaultMessage:
      'Are you sure you want to delete this user? This action cannot be undone. The log keeps what the person did, without their name.',
  },
  create: { id: 'bo.newUser', defaultMessage: 'New user' },
  missing: { id: 'user.notFound' },
  missingText: { id: 'bo.missing.userText', defaultMessage: 'No user has this number. It may have been deleted.' },
  stale: { id: 'bo.stale.user', defaultMessage: 'Someone else saved this user in the meantime' },
  loadFailed: { id: 'bo.failed.user', defaultMessage: 'Failed to load user' },
  saveFailed: { id: 'bo.failed.saveUser', defaultMessage: 'Failed to save user' },
  deleteFailed: { id: 'bo.failed.deleteUser', defaultMessage: 'Failed to delete user' },
});
