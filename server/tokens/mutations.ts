import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode, savedPayload, savedRow } from '#server/graphql/payloads.ts';
import { mayCreateTokens, mayRevokeToken } from './access.ts';
import { createToken, revokeToken } from './createToken.ts';
import { AccessToken, TokenScopeEnum } from './graphql.ts';

const AccessTokenPayload = savedPayload('AccessTokenPayload', 'The result of a revocation.', 'accessToken', {
  type: AccessToken,
  description: 'The properties of the token.',
});

const CreateAccessTokenPayload = builder
  .objectRef<{ id: number; token: string }>('CreateAccessTokenPayload')
  .implement({
    description: 'A new token, with its properties.',
    fields: (t) => ({
      token: t.exposeString('token', { description: 'The token itself. It is shown only once: store it.' }),
      accessToken: savedRow(t, 'accessToken', { type: AccessToken, description: 'The properties of the token.' }),
    }),
  });

builder.mutationFields((t) => ({
  createAccessToken: t.fieldWithInput({
    type: CreateAccessTokenPayload,
    errors: {},
    authScopes: mayCreateTokens,
    description:
      'Creates a token for a program. Errors: BAD_USER_INPUT, FORBIDDEN (a partner, without being a super admin), ' +
      'NOT_FOUND, CONFLICT (20 valid tokens).',
    input: {
      name: t.input.string({ required: true, description: 'The purpose of the token. Up to 100 characters.' }),
      scopes: t.input.field({
        type: [TokenScopeEnum],
        required: true,
        description: 'The permissions of the token: at least one.',
      }),
      expiresInDays: t.input.int({
        required: true,
        description: 'The number of days until the token expires, from 1 to 366.',
      }),
      partnerId: t.input.id({
        description: 'The id of the partner, for super admins. Null: the token belongs to the caller.',
      }),
    },
    resolve: (_, { input: { partnerId, ...input } }, context) =>
      createToken(context, { ...input, partnerId: partnerId == null ? null : databaseIdOf(partnerId, 'Partner') }),
  }),
  revokeAccessToken: t.fieldWithInput({
    type: AccessTokenPayload,
    authScopes: (_, { input }, context) => mayRevokeToken(input.id, context),
    description:
      'Revokes a token immediately: your own, or any as super admin. A program can revoke the token that it ' +
      'sends, such as one that has leaked. Errors: NOT_FOUND (also when already revoked).',
    input: { id: t.input.id({ required: true, description: 'The id of the token.' }) },
    resolve: (_, { input }, context) => changedNode('AccessToken', input.id, (id) => revokeToken(context, id)),
  }),
}));
