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

/** Of the page of a user. */
export const userMessages = defineMessages({
  saved: { id: 'bo.saved.user', defaultMessage: 'User saved successfully', description: 'Message' },
  deleted: { id: 'bo.deleted.user', defaultMessage: 'User deleted', description: 'Message' },
  deletion: {
    id: 'bo.delete.user',
    defaultMessage: 'Delete user',
    description: 'Title of the question whether to delete a user',
  },
  deletionText: {
    id: 'bo.delete.userText',
    defaultMessage:
      'Are you sure you want to delete this user? This action cannot be undone. The log keeps what the person did, without their name.',
    description: 'Question before a user is deleted',
  },
  create: {
    id: 'bo.newUser',
    defaultMessage: 'New user',
    description: 'Title of the page with the form for a user that does not exist yet',
  },
  missing: {
    id: 'bo.missing.user',
    defaultMessage: 'User not found',
    description: 'Title of the page of a user that does not exist',
  },
  missingText: {
    id: 'bo.missing.userText',
    defaultMessage: 'No user has this number. It may have been deleted.',
    description: 'On the page of a user that does not exist',
  },
  stale: {
    id: 'bo.stale.user',
    defaultMessage: 'Someone else saved this user in the meantime',
    description: 'Heading above two versions of a user',
  },
  loadFailed: { id: 'bo.failed.user', defaultMessage: 'Failed to load user', description: 'Message' },
  saveFailed: { id: 'bo.failed.saveUser', defaultMessage: 'Failed to save user', description: 'Message' },
  deleteFailed: { id: 'bo.failed.deleteUser', defaultMessage: 'Failed to delete user', description: 'Message' },
});
