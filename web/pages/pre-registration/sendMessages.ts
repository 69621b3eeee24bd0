import { defineMessages } from 'react-intl';

export const sendMessages = defineMessages({
  refused: {
    id: 'preRegistration.refused',
    defaultMessage: 'Please fix the errors in the form',
    description: 'Warning when the form was to be sent and something in it is wrong',
  },
  sent: { id: 'preRegistration.sent', defaultMessage: 'Data sent', description: 'Message when the form has arrived' },
});
