import { defineMessages } from 'react-intl';

/** The fields of a user, in the form and wherever two versions are compared. */
export const labels = defineMessages({
  email: { id: 'bo.field.email', defaultMessage: 'Email', description: 'Label of a field' },
  firstName: { id: 'bo.field.firstName', defaultMessage: 'First name', description: 'Label of a field' },
  lastName: { id: 'bo.field.lastName', defaultMessage: 'Last name', description: 'Label of a field' },
  displayName: {
    id: 'bo.field.displayName',
    defaultMessage: 'Display name',
    description: 'Label of the field for the name that others see',
  },
  password: { id: 'bo.field.password', defaultMessage: 'Password', description: 'Label of a field' },
  isSuperAdmin: {
    id: 'bo.field.isSuperAdmin',
    defaultMessage: 'Is Super Admin',
    description: 'Label of a checkbox: the person may use the back office',
  },
  isModerator: {
    id: 'bo.field.isModerator',
    defaultMessage: 'Is Moderator',
    description: 'Label of a checkbox: the person may decide about providers, and nothing else',
  },
});

/** Messages about changes of a user, shown for three seconds. */
export const userMessages = defineMessages({
  saved: { id: 'bo.saved.user', defaultMessage: 'User saved successfully', description: 'Message' },
  deleted: { id: 'bo.deleted.user', defaultMessage: 'User deleted', description: 'Message' },
  loadFailed: { id: 'bo.failed.user', defaultMessage: 'Failed to load user', description: 'Message' },
  saveFailed: { id: 'bo.failed.saveUser', defaultMessage: 'Failed to save user', description: 'Message' },
  deleteFailed: { id: 'bo.failed.deleteUser', defaultMessage: 'Failed to delete user', description: 'Message' },
});
