import { builder } from '#server/graphql/builder.ts';
import { changed, savedPayload, savedRow } from '#server/graphql/payloads.ts';
import { mayCreateTokens, mayRevokeTokens } from './access.ts';
import { createToken, revokeToken } from './createToken.ts';
import { AccessToken, TokenScopeEnum } from './graphql.ts';

const CreateAccessTokenInput = builder.inputType('CreateAccessTokenInput', {
  description: 'The properties of a new token.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its purpose. Up to 100 characters.' }),
    scopes: t.field({ type: [TokenScopeEnum], required: true, description: 'Its permissions: at least one.' }),
    expiresInDays: t.int({ required: true, description: 'Days until it expires, from 1 to 366.' }),
    partnerDatabaseId: t.int({
      description: "The partner's database id, for super admins. Null: the token belongs to the caller.",
    }),
  }),
});

const AccessTokenPayload = savedPayload('AccessTokenPayload', 'The result of a revocation.', 'accessToken', {
  type: AccessToken,
  description: 'The properties of the token.',
});

const CreateAccessTokenPayload = builder
  .objectRef<{ id: number; token: string }>('CreateAccessTokenPayload')
  .implement({
    description: 'The result of a creation.',
    fields: (t) => ({
      token: t.exposeString('token', { description: 'The token itself. It is shown only now: store it.' }),
      accessToken: savedRow(t, 'accessToken', { type: AccessToken, description: 'The properties of the token.' }),
    }),
  });

builder.mutationFields((t) => ({
  createAccessToken: t.field({
    type: CreateAccessTokenPayload,
    authScopes: mayCreateTokens,
    description:
      'Creates a token for a program. Errors: BAD_USER_INPUT, FORBIDDEN (a partner, without being a super admin), ' +
      'NOT_FOUND, CONFLICT (20 valid tokens).',
    args: {
      input: t.arg({ type: CreateAccessTokenInput, required: true, description: 'The properties of the token.' }),
    },
    resolve: (_, { input: { partnerDatabaseId, ...input } }, context) =>
      createToken(context, { ...input, partnerId: partnerDatabaseId }),
  }),
  revokeAccessToken: t.field({
    type: AccessTokenPayload,
    authScopes: mayRevokeTokens,
    description:
      'Revokes a token immediately: your own, or any as super admin. Errors: NOT_FOUND (also when already revoked).',
    args: { databaseId: t.arg.int({ required: true, description: "The token's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, revokeToken(context, id)),
  }),
}));
