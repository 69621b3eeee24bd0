import { defineMessages } from 'react-intl';
import type { TokenScope } from '../__generated__/TokenItem_token.graphql.ts';
import type { Choice } from '../forms/ChoicesField.tsx';
import type { Known } from '../relay/Known.ts';

const names = defineMessages({
  search: { id: 'app.search' },
  read: { id: 'tokens.read' },
  write: { id: 'tokens.write', defaultMessage: 'Submit providers' },
  collectionsRead: { id: 'tokens.collectionsRead', defaultMessage: 'Read collections' },
  collectionsWrite: { id: 'tokens.collectionsWrite', defaultMessage: 'Save collections' },
  watchesRead: { id: 'tokens.watchesRead', defaultMessage: 'Read alerts' },
  watchesWrite: { id: 'tokens.watchesWrite', defaultMessage: 'Create alerts' },
  webhooksRead: { id: 'tokens.webhooksRead', defaultMessage: 'Read deliveries' },
  webhooksSend: { id: 'tokens.webhooksSend', defaultMessage: 'Send webhooks' },
});

const sentences = defineMessages({
  search: { id: 'tokens.searchText', defaultMessage: 'Search the directory and its places.' },
  read: {
    id: 'tokens.readText',
    defaultMessage: 'Read all published providers, and the token owner’s own providers in any status.',
  },
  write: {
    id: 'tokens.writeText',
    defaultMessage: 'Submit providers for our review, and correct those that are not published yet.',
  },
  collectionsRead: {
    id: 'tokens.collectionsReadText',
    defaultMessage: 'Read the collections of this partner with all of their providers.',
  },
  collectionsWrite: {
    id: 'tokens.collectionsWriteText',
    defaultMessage: 'Save and delete the collections of this partner.',
  },
  watchesRead: { id: 'tokens.watchesReadText', defaultMessage: 'Read the alerts of this partner.' },
  watchesWrite: { id: 'tokens.watchesWriteText', defaultMessage: 'Create, renew and end the alerts of this partner.' },
  webhooksRead: {
    id: 'tokens.webhooksReadText',
    defaultMessage: 'Read the webhooks of this partner and their deliveries.',
  },
  webhooksSend: {
    id: 'tokens.webhooksSendText',
    defaultMessage: 'Send tests to the webhooks of this partner, and send past events again.',
  },
});

export type Scope = Known<TokenScope>;

export const scopeMessages: Readonly<Record<Scope, Choice>> = {
  SEARCH_READ: { name: names.search, sentence: sentences.search, code: 'search:read' },
  PROVIDERS_READ: { name: names.read, sentence: sentences.read, code: 'providers:read' },
  PROVIDERS_WRITE: { name: names.write, sentence: sentences.write, code: 'providers:write' },
  COLLECTIONS_READ: { name: names.collectionsRead, sentence: sentences.collectionsRead, code: 'collections:read' },
  COLLECTIONS_WRITE: { name: names.collectionsWrite, sentence: sentences.collectionsWrite, code: 'collections:write' },
  WATCHES_READ: { name: names.watchesRead, sentence: sentences.watchesRead, code: 'watches:read' },
  WATCHES_WRITE: { name: names.watchesWrite, sentence: sentences.watchesWrite, code: 'watches:write' },
  WEBHOOKS_READ: { name: names.webhooksRead, sentence: sentences.webhooksRead, code: 'webhooks:read' },
  WEBHOOKS_SEND: { name: names.webhooksSend, sentence: sentences.webhooksSend, code: 'webhooks:send' },
};
