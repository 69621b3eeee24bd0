import { defineMessages } from 'react-intl';

export const tokenMessages = defineMessages({
  title: { id: 'tokens.title' },
  create: { id: 'tokens.new', defaultMessage: 'New token' },
  nameRequired: { id: 'token.nameRequired' },
  scopesRequired: { id: 'token.scopesRequired' },
  notCreated: { id: 'tokens.notCreated', defaultMessage: 'The token could not be created' },
  revoke: { id: 'tokens.revoke', defaultMessage: 'Revoke' },
  revoked: { id: 'tokens.revoked', defaultMessage: 'Token revoked' },
  notRevoked: { id: 'tokens.notRevoked', defaultMessage: 'The token could not be revoked' },
});
