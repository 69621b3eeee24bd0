import { defineMessages } from 'react-intl';

export const loginFailed = defineMessages({
  title: { id: 'login.failed', defaultMessage: 'Login failed', description: 'Title of a message' },
  otherwise: {
    id: 'login.failedText',
    defaultMessage: 'An error occurred during login',
    description: "Explains 'Login failed' when the server does not say why",
  },
});
