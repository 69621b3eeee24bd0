import { defineMessages } from 'react-intl';
import type { TokenScope } from '../__generated__/TokenItem_token.graphql.ts';
import type { Choice } from '../forms/ChoicesField.tsx';
import type { Known } from '../relay/Known.ts';

const names = defineMessages({
  search: { id: 'app.search' },
  read: { id: 'tokens.read' },
  write: { id: 'tokens.write', defaultMessage: 'Submit providers' },
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
});

export type Scope = Known<TokenScope>;

export const scopeMessages: Readonly<Record<Scope, Choice>> = {
  SEARCH_READ: { name: names.search, sentence: sentences.search, code: 'search:read' },
  PROVIDERS_READ: { name: names.read, sentence: sentences.read, code: 'providers:read' },
  PROVIDERS_WRITE: { name: names.write, sentence: sentences.write, code: 'providers:write' },
};
