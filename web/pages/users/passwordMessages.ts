import { defineMessages } from 'react-intl';

export const passwordMessages = defineMessages({
  newPassword: { id: 'password.new', defaultMessage: 'New password', description: 'Label of a field' },
  confirm: {
    id: 'password.confirm',
    defaultMessage: 'Confirm the new password',
    description: 'Label of the field where the new password is repeated',
  },
  updated: { id: 'password.updated', defaultMessage: 'Password updated', description: 'Message after saving' },
});
