import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import { Forbidden, Unauthenticated } from '../errors.ts';
import type { Upload } from '../files/upload.ts';
import type PrismaTypes from '../generated/pothos.ts';
import { getDatamodel } from '../generated/pothos.ts';
import type { TokenScope } from '../tokens/scopes.ts';
import type { Context } from './context.ts';
import { readGlobalId } from './globalId.ts';

/** The most a query may cost, reach down and ask for side by side; a page of the web needs a tenth of it. */
export const QUERY_LIMITS = { complexity: 5_000, depth: 15, breadth: 300 };

/** For the operations of REST paths, which callers cannot write: enough for a thousand rows of any list. */
const OWN_LIMITS = { ...QUERY_LIMITS, complexity: 200_000 };

/** Why somebody is not let in. */
export function refusal({ viewer, token }: Context): Error {
  if (token) return new Forbidden('token.scope', { scopes: [...token.scopes].join(', ') });
  return viewer ? new Forbidden('access.denied') : new Unauthenticated();
}

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  AuthScopes: { anyone: boolean; authenticated: boolean; superAdmin: boolean; program: TokenScope };
  DefaultAuthStrategy: 'all';
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date | string }; Upload: { Input: Upload; Output: never } };
}>({
  // https://pothos-graphql.dev/docs/plugins — auth before data, complexity innermost
  plugins: [ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  relay: {
    idFieldName: 'id',
    decodeGlobalID: readGlobalId,
    // the connection's own field says how many rows it multiplies by
    edgesFieldOptions: { complexity: { multiplier: 1 } },
  },
  prisma: {
    client: (context) => context.db.prisma,
    dmmf: getDatamodel(),
    maxConnectionSize: 1_000,
    defaultConnectionSize: 25,
  },
  scopeAuth: {
    // Without this Pothos lets any one of several scopes pass.
    defaultStrategy: 'all',
    authScopes: (context) => ({
      // whoever sends no access token: that one has scopes of its own
      anyone: context.token === null,
      authenticated: context.viewer !== null,
      superAdmin: context.viewer?.isSuperAdmin === true,
      program: (scope) => context.token?.scopes.has(scope) === true,
    }),
    unauthorizedError: (_, context) => refusal(context),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    limit: ({ ownOperation }) => (ownOperation ? OWN_LIMITS : QUERY_LIMITS),
    complexityError: (kind, { complexity, depth, breadth, maxComplexity, maxDepth, maxBreadth }) => {
      const found = { Complexity: complexity, Depth: depth, Breadth: breadth }[kind];
      const most = { Complexity: maxComplexity, Depth: maxDepth, Breadth: maxBreadth }[kind];
      return new GraphQLError(`The query is too large: its ${kind.toLowerCase()} is ${found}, the limit is ${most}`, {
        extensions: {
          code: 'QUERY_TOO_LARGE',
          cost: { complexity, depth, breadth, maxComplexity, maxDepth, maxBreadth },
          http: { status: 400 },
        },
      });
    },
  },
});

builder.queryType({ description: 'What can be read.' });
builder.mutationType({ description: 'What can be changed.' });

builder.scalarType('DateTime', {
  description: 'A moment in ISO 8601, such as `2026-03-01T12:00:00.000Z`.',
  serialize: (value) => (typeof value === 'string' ? value : value.toISOString()),
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : null;
    if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime is a text in ISO 8601');
    return date;
  },
});
