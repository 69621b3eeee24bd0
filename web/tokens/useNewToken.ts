import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useNewTokenMutation } from '../__generated__/useNewTokenMutation.graphql.ts';
import { showFailure } from '../forms/showFailure.ts';
import { type Form, useForm } from '../forms/useForm.ts';
import { commit } from '../relay/commit.ts';
import type { Scope } from './scopeMessages.ts';
import { tokenMessages } from './tokenMessages.ts';

/** Whose tokens they are, and where the store has them. */
export interface TokenOwner {
  /** The global id. */
  id: string;
  field: 'tokens' | 'accessTokens';
  /** Null for the person who is signed in. */
  partnerDatabaseId: number | null;
}

const mutation = graphql`
  mutation useNewTokenMutation($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      token
      accessToken {
        id
        ...TokenItem_token
      }
    }
  }
`;

/** The names are those of the server's input, so that it can say which field is wrong. */
export interface NewTokenValues {
  name: string;
  scopes: readonly Scope[];
  expiresInDays: string;
}

/** The form for a token. It joins the others of its owner; `onMade` is told the token itself. */
export function useNewToken(owner: TokenOwner, onMade: (token: string) => void): Form<NewTokenValues> {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  return useForm<NewTokenValues>({
    initial: { name: '', scopes: [], expiresInDays: '90' },
    check: ({ name, scopes }) => ({
      name: name.trim() ? undefined : tokenMessages.nameRequired,
      scopes: scopes.length > 0 ? undefined : tokenMessages.scopesRequired,
    }),
    send: async ({ name, scopes, expiresInDays }) => {
      const { partnerDatabaseId } = owner;
      const { createAccessToken } = await commit<useNewTokenMutation>(environment, {
        mutation,
        variables: {
          input: { name: name.trim(), scopes, expiresInDays: Number(expiresInDays), partnerDatabaseId },
        },
        updater: (store) => {
          const made = store.getRootField('createAccessToken')?.getLinkedRecord('accessToken');
          const holder = store.get(owner.id);
          const others = holder?.getLinkedRecords(owner.field);
          if (made && others) holder?.setLinkedRecords([made, ...others], owner.field);
        },
      });
      onMade(createAccessToken.token);
    },
    onFailure: (error) => showFailure(intl, error, { otherwise: tokenMessages.notCreated }),
  });
}
