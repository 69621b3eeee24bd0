import { defineMessages } from 'react-intl';

export const tokenMessages = defineMessages({
  title: { id: 'tokens.title' },
  create: { id: 'tokens.new', defaultMessage: 'New token', description: 'Button, and the title of its dialog' },
  nameRequired: { id: 'token.nameRequired' },
  scopesRequired: { id: 'token.scopesRequired' },
  notCreated: {
    id: 'tokens.notCreated',
    defaultMessage: 'The token could not be created',
    description: 'Message when the server does not say why',
  },
  revoke: {
    id: 'tokens.revoke',
    defaultMessage: 'Revoke',
    description: 'Button: an access token is refused from then on',
  },
  revoked: { id: 'tokens.revoked', defaultMessage: 'Token revoked', description: 'Message' },
  notRevoked: {
    id: 'tokens.notRevoked',
    defaultMessage: 'The token could not be revoked',
    description: 'Message when the server does not say why',
  },
  cancel: { id: 'page.cancel' },
});
