import { defineMessages } from 'react-intl';

export const loginFailed = defineMessages({
  title: { id: 'login.failed', defaultMessage: 'Login failed' },
  otherwise: { id: 'login.failedText', defaultMessage: 'An error occurred during login' },
});
