import { defineMessages } from 'react-intl';

export const securityMessages = defineMessages({
  title: { id: 'security.title', defaultMessage: 'Login and security' },
  remove: { id: 'page.remove' },
  removed: { id: 'security.removed', defaultMessage: 'Removed', description: 'Passkey or authenticator app' },
  failed: { id: 'security.notDone', defaultMessage: 'That did not work. Try again.' },
  app: { id: 'security.app', defaultMessage: 'Authenticator app' },
  copy: { id: 'page.copy' },
  copied: { id: 'page.copied' },
});
