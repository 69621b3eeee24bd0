import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { NewTokenFormMutation } from '../__generated__/NewTokenFormMutation.graphql.ts';
import { ChoicesField } from '../forms/ChoicesField.tsx';
import { StackedForm } from '../forms/StackedForm.tsx';
import { type Form, useForm } from '../forms/useForm.ts';
import { commit } from '../relay/commit.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type Scope, scopeMessages } from './scopeMessages.ts';
import { tokenMessages } from './tokenMessages.ts';

/** The owner of the tokens. */
export interface TokenOwner {
  /** The global id of the owner. */
  id: string;
  /** The global id of the partner; null for the signed-in user. */
  partnerId: string | null;
}

const mutation = graphql`
  mutation NewTokenFormMutation($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      ... on CreateAccessTokenPayload {
        token
        accessToken {
          id
          ...TokenItem_token
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** The arguments with which the list of tokens is requested. */
const ALL_TOKENS = { first: 100 };

/** The scopes of users; the others concern data of a partner. */
const SCOPES_OF_PEOPLE: readonly Scope[] = ['SEARCH_READ', 'PROVIDERS_READ', 'PROVIDERS_WRITE'];

const lifetimes = [30, 90, 180, 365];

interface NewTokenFormProps {
  id: string;
  form: Form<NewTokenValues>;
  isOfPartner: boolean;
}

export function NewTokenForm({ id, form, isOfPartner }: NewTokenFormProps) {
  const intl = useIntl();
  return (
    <StackedForm id={id} form={form}>
      <TextField
        {...form.field('name')}
        label={intl.formatMessage({ id: 'page.name' })}
        description={intl.formatMessage({
          id: 'tokens.nameHint',
          defaultMessage: 'What it is for, such as “TMS, test”.',
        })}
        autoComplete="off"
        maxLength={100}
        autoFocus
        isRequired
      />
      <ChoicesField
        {...form.field('scopes')}
        choices={scopeMessages}
        only={isOfPartner ? undefined : SCOPES_OF_PEOPLE}
        legend={<FormattedMessage id="page.scopes" />}
      />
      <Select
        {...form.field('expiresInDays')}
        label={intl.formatMessage({ id: 'tokens.lifetime', defaultMessage: 'Valid for' })}
        groups={[
          {
            options: lifetimes.map((days) => ({
              id: String(days),
              label: intl.formatMessage(
                { id: 'tokens.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
                { days },
              ),
            })),
          },
        ]}
        isRequired
      />
    </StackedForm>
  );
}

/** The values of the form, with the names of the server's input, so that it can report the invalid field. */
interface NewTokenValues {
  name: string;
  scopes: readonly Scope[];
  expiresInDays: string;
}

/** The form for a new token. The token is added to the list of its owner; `onMade` receives its secret text. */
export function useNewToken(owner: TokenOwner, onMade: (token: string) => void): Form<NewTokenValues> {
  return useForm<NewTokenValues>({
    initial: { name: '', scopes: [], expiresInDays: '90' },
    check: ({ name, scopes }) => ({
      name: name.trim() ? undefined : tokenMessages.nameRequired,
      scopes: scopes.length > 0 ? undefined : tokenMessages.scopesRequired,
    }),
    send: async ({ name, scopes, expiresInDays }) => {
      const { partnerId } = owner;
      const { createAccessToken } = await commit<NewTokenFormMutation>(
        mutation,
        {
          input: { name: name.trim(), scopes, expiresInDays: Number(expiresInDays), partnerId },
        },
        (store) => {
          const made = store.getRootField('createAccessToken')?.getLinkedRecord('accessToken');
          const list = store.get(owner.id)?.getLinkedRecord('accessTokens', ALL_TOKENS);
          const others = list?.getLinkedRecords('nodes');
          if (made && others) list?.setLinkedRecords([made, ...others], 'nodes');
        },
      );
      onMade(createAccessToken.token!);
    },
    failed: { otherwise: tokenMessages.notCreated },
  });
}
