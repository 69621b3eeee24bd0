import { defineMessages } from 'react-intl';

export const securityMessages = defineMessages({
  title: {
    id: 'security.title',
    defaultMessage: 'Login and security',
    description: 'Title of the page of second factors and sessions',
  },
  remove: { id: 'security.remove', defaultMessage: 'Remove', description: 'Button: a second factor is removed' },
  removed: {
    id: 'security.removed',
    defaultMessage: 'Removed',
    description: 'Message after a second factor is removed',
  },
  cancel: { id: 'security.cancel', defaultMessage: 'Cancel', description: 'Button of a dialog: nothing is done' },
  failed: {
    id: 'security.notDone',
    defaultMessage: 'That did not work. Try again.',
    description: 'Message when a second factor or session could not be changed and the server does not say why',
  },
  app: { id: 'security.app', defaultMessage: 'Authenticator app', description: 'Heading above the authenticator app' },
  copy: { id: 'security.copy', defaultMessage: 'Copy', description: 'Button: puts a secret on the clipboard' },
  copied: { id: 'security.copied', defaultMessage: 'Copied', description: 'On a button, after something was copied' },
});
