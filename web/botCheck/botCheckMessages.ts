import { defineMessages } from 'react-intl';

export const botCheckMessages = defineMessages({
  failed: {
    id: 'botCheck.notLoaded',
    defaultMessage: 'Failed to load reCAPTCHA',
    description: 'Message when the check that a person sends a form could not be made',
  },
});
