import { defineMessages } from 'react-intl';

export const securityMessages = defineMessages({
  title: {
    id: 'security.title',
    defaultMessage: 'Login and security',
    description: 'Title of the page of second factors and sessions',
  },
  remove: { id: 'page.remove' },
  removed: {
    id: 'security.removed',
    defaultMessage: 'Removed',
    description: 'Message after a second factor is removed',
  },
  cancel: { id: 'page.cancel' },
  failed: {
    id: 'security.notDone',
    defaultMessage: 'That did not work. Try again.',
    description: 'Message when a second factor or session could not be changed and the server does not say why',
  },
  app: { id: 'security.app', defaultMessage: 'Authenticator app', description: 'Heading above the authenticator app' },
  copy: { id: 'page.copy' },
  copied: { id: 'page.copied' },
});
