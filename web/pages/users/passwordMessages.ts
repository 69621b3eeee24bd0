import { defineMessages } from 'react-intl';

export const passwordMessages = defineMessages({
  newPassword: { id: 'password.new', defaultMessage: 'New password' },
  confirm: { id: 'password.confirm', defaultMessage: 'Confirm the new password' },
  updated: { id: 'password.updated', defaultMessage: 'Password updated' },
});
