import { builder } from '#server/graphql/builder.ts';
import { mayManageOwnTokens } from './access.ts';
import { createToken } from './createToken.ts';
import { AccessToken, TokenScopeEnum } from './graphql.ts';
import { revokeToken } from './revokeToken.ts';

const CreateAccessTokenInput = builder.inputType('CreateAccessTokenInput', {
  description: 'A token to be made.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is for. Up to 100 characters.' }),
    scopes: t.field({ type: [TokenScopeEnum], required: true, description: 'What it may do: at least one.' }),
    expiresInDays: t.int({ required: true, description: 'From 1 to 366.' }),
    partnerDatabaseId: t.int({
      description: "The partner's database id, for super admins. Null: it is for the own businesses of who asks.",
    }),
  }),
});

const AccessTokenPayload = builder.objectRef<{ id: number }>('AccessTokenPayload').implement({
  description: 'The token as it is now.',
  fields: (t) => ({
    accessToken: t.prismaField({
      type: AccessToken,
      description: 'What is known of it.',
      resolve: (query, { id }, _, { db }) => db.prisma.accessToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const CreateAccessTokenPayload = builder
  .objectRef<{ id: number; token: string }>('CreateAccessTokenPayload')
  .implement({
    description: 'A token that was made.',
    fields: (t) => ({
      token: t.exposeString('token', { description: 'The token itself. It cannot be had again: keep it now.' }),
      accessToken: t.prismaField({
        type: AccessToken,
        description: 'What is known of it from now on.',
        resolve: (query, { id }, _, { db }) => db.prisma.accessToken.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

builder.mutationFields((t) => ({
  createAccessToken: t.field({
    type: CreateAccessTokenPayload,
    authScopes: mayManageOwnTokens,
    description:
      'Makes a token for a program. Errors: BAD_USER_INPUT, FORBIDDEN (a partner, by who is no super admin), NOT_FOUND, ' +
      'CONFLICT (20 are in use).',
    args: { input: t.arg({ type: CreateAccessTokenInput, required: true, description: 'Which token to make.' }) },
    resolve: (_, { input: { partnerDatabaseId, ...input } }, context) =>
      createToken(context, { ...input, partnerId: partnerDatabaseId }),
  }),
  revokeAccessToken: t.field({
    type: AccessTokenPayload,
    authScopes: mayManageOwnTokens,
    description:
      'Ends a token at once: the own ones, and for super admins all. Errors: NOT_FOUND (also when it was before).',
    args: { databaseId: t.arg.int({ required: true, description: "The token's database id." }) },
    resolve: async (_, { databaseId: id }, context) => {
      await revokeToken(context, id);
      return { id };
    },
  }),
}));
