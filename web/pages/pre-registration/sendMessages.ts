import { defineMessages } from 'react-intl';

export const sendMessages = defineMessages({
  refused: { id: 'preRegistration.refused', defaultMessage: 'Please fix the errors in the form' },
  sent: { id: 'preRegistration.sent', defaultMessage: 'Data sent' },
});
