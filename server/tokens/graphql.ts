import { builder } from '#server/graphql/builder.ts';
import { TOKEN_SCOPES, type TokenScope } from '#server/graphql/tokenScopes.ts';
import { mayReadToken } from './access.ts';

/** `PROVIDERS_READ` for `providers:read`. */
const enumName = (scope: string) => scope.replace(':', '_').toUpperCase();

export const TokenScopeEnum = builder.enumType('TokenScope', {
  description: 'What an access token may do. Elsewhere they are written as `providers:read`.',
  values: Object.fromEntries(
    Object.entries(TOKEN_SCOPES).map(([value, description]) => [enumName(value), { value, description }]),
  ) as Record<string, { value: TokenScope; description: string }>,
});

export const AccessToken = builder.prismaNode('AccessToken', {
  description:
    'What a program sends as `Authorization: Bearer`, in place of a session. Its owner and super admins see it; nobody ' +
    'sees the token itself after it was made.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadToken,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number by which it is revoked.' }),
    name: t.exposeString('name', { description: 'What it is for, in the words of whoever made it.' }),
    hint: t.exposeString('hint', { description: 'How it begins, such as `rumbo_3xQz`.' }),
    scopes: t.field({
      type: [TokenScopeEnum],
      description: 'What it may do.',
      resolve: ({ scopes }) => scopes as TokenScope[],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'From then on it is refused.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last sent, to the minute; null when it never was.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When somebody revoked it; null when nobody has.',
    }),
    creator: t.relation('creator', {
      nullable: true,
      description: 'Who made it; null when they are gone.',
    }),
  }),
});
