import { builder } from '#server/graphql/builder.ts';
import { describedEnum, ownedList } from '#server/graphql/lists.ts';
import { NODE_POINTS, REST_ID } from '#server/graphql/paging.ts';
import { ownerOf, QUERY_LIMITS } from '#server/graphql/price.ts';
import { TOKEN_SCOPES, type TokenScope } from '#server/graphql/tokenScopes.ts';
import { RULES } from '#server/http/limits.ts';
import { mayReadCreator, mayReadToken } from './access.ts';

export const TokenScopeEnum = describedEnum(
  'TokenScope',
  'Permissions of an access token. Outside GraphQL they are written as `providers:read`.',
  TOKEN_SCOPES,
);

const TokenBudget = builder.objectRef<{ used: number }>('TokenBudget').implement({
  description: 'The limits of a program. All tokens of one owner share the points.',
  fields: (t) => ({
    points: t.int({ description: 'The points of each period.', resolve: () => RULES.program.points }),
    seconds: t.int({ description: 'The length of a period, in seconds.', resolve: () => RULES.program.duration }),
    remainingPoints: t.int({
      description: 'The points that remain in this period, after this query.',
      resolve: ({ used }) => Math.max(0, RULES.program.points - used),
    }),
    maxComplexity: t.int({
      description: 'The maximum number of points that a query may cost.',
      resolve: () => QUERY_LIMITS.complexity,
    }),
  }),
});

export const AccessToken = builder.prismaNode('AccessToken', {
  description:
    'Authenticates a program with `Authorization: Bearer`, instead of a session. Visible to its owner, ' +
    'super admins and its program; the token itself is shown only when it is created.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadToken,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    name: t.exposeString('name', { description: 'The purpose of the token, as entered by its creator.' }),
    hint: t.exposeString('hint', { description: 'The first characters of the token, such as `rumbo_3xQz`.' }),
    scopes: t.field({
      type: [TokenScopeEnum],
      description: 'The permissions of the token.',
      resolve: ({ scopes }) => scopes as TokenScope[],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The creation time.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The expiry time.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last use, with a precision of a minute; null when never used.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of revocation; null when not revoked.',
    }),
    partnerName: t.string({
      nullable: true,
      description: 'The partner of the token; null for a token of a person.',
      select: { partner: { select: { name: true } } },
      resolve: ({ partner }) => partner?.name ?? null,
    }),
    budget: t.field({
      type: TokenBudget,
      nullable: true,
      description: 'The remaining budget of the program; null for other callers.',
      resolve: ({ id }, _, { token, limits }) =>
        token?.id === id ? limits.used('program', ownerOf(token)).then((used) => ({ used })) : null,
    }),
    creator: t.relation('creator', {
      nullable: true,
      authScopes: mayReadCreator,
      unauthorizedResolver: () => null,
      description: "The creator of the token; null for programs, and after the creator's account is deleted.",
    }),
  }),
});

export const tokenList = ownedList(AccessToken, 'accessToken', { of: 'Access tokens', row: 'A token' });

builder.queryField('currentToken', (t) =>
  t.prismaField({
    type: AccessToken,
    nullable: true,
    description: 'The access token of this request, with any scope; null without a token.',
    complexity: NODE_POINTS,
    resolve: (query, _, __, { db, token }) =>
      token && db.prisma.accessToken.findUnique({ ...query, where: { id: token.id } }),
  }),
);
