import { builder } from '#server/graphql/builder.ts';
import { describedEnum, ownedList } from '#server/graphql/lists.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { TOKEN_SCOPES, type TokenScope } from '#server/graphql/tokenScopes.ts';
import { mayReadToken } from './access.ts';

export const TokenScopeEnum = describedEnum(
  'TokenScope',
  'Permissions of an access token. Outside GraphQL they are written as `providers:read`.',
  TOKEN_SCOPES,
);

export const AccessToken = builder.prismaNode('AccessToken', {
  description:
    'Authenticates a program with `Authorization: Bearer`, instead of a session. Visible to its owner and super admins; ' +
    'the token itself is shown only when it is created.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadToken,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    name: t.exposeString('name', { description: 'Its purpose, as entered by its creator.' }),
    hint: t.exposeString('hint', { description: 'Its first characters, such as `rumbo_3xQz`.' }),
    scopes: t.field({
      type: [TokenScopeEnum],
      description: 'Its permissions.',
      resolve: ({ scopes }) => scopes as TokenScope[],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The creation time.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The expiry time.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last use, with a precision of a minute; null when never used.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of revocation; null when not revoked.',
    }),
    creator: t.relation('creator', {
      nullable: true,
      description: 'The creator; null for a deleted user.',
    }),
  }),
});

export const tokenList = ownedList(AccessToken, 'accessToken', { of: 'Access tokens', row: 'A token' });
