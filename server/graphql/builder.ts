import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type PrismaTypes from '#server/generated/pothos.ts';
import { getDatamodel } from '#server/generated/pothos.ts';
import type { Upload } from '#server/http/upload.ts';
import { refusal, scopesOf } from './access.ts';
import type { Context } from './context.ts';
import { readGlobalId } from './globalId.ts';
import { writeMoment } from './moment.ts';
import { CURSOR, EDGES, NODE_POINTS, PAGE_INFO } from './paging.ts';
import { showNode } from './showNode.ts';
import type { TokenScope } from './tokenScopes.ts';

const BACKWARDS = 'Reads backwards. Only `services` does; the other lists refuse it.';

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
    edgesFieldOptions: { complexity: { multiplier: 1 }, description: EDGES },
    nodeFieldOptions: { description: 'The row itself.' },
    cursorFieldOptions: { description: CURSOR },
    pageInfoFieldOptions: { description: PAGE_INFO },
    pageInfoTypeOptions: { description: 'Where a page lies in its list.' },
    startCursorFieldOptions: { description: 'The cursor of the first row; null on an empty page.' },
    endCursorFieldOptions: {
      description: 'What to send as `after` for the next page; null when there is nothing yet.',
    },
    hasNextPageFieldOptions: { description: 'Whether there are more rows after these.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are rows before these, where the list knows.' },
    firstArgOptions: {
      description: 'How many rows, from 1. A list refuses more than it gives at once, and says how many that is.',
    },
    afterArgOptions: { description: 'The cursor of the row that the page comes after; null: from the beginning.' },
    lastArgOptions: { description: BACKWARDS },
    beforeArgOptions: { description: BACKWARDS },
    idFieldOptions: { description: 'The global id, by which `node` finds it again.' },
    nodeTypeOptions: { description: 'What has a global id.' },
    nodeQueryOptions: {
      description:
        'Anything by its global id; null when there is none, or it is not for the caller. Errors: BAD_USER_INPUT (no global id).',
      complexity: NODE_POINTS,
      resolve: (_, { id }, context, info, load) =>
        showNode(load(id) as Promise<unknown>, { typename: id.typename, context, info }),
      args: { id: { description: 'A global id, as a field `id` answered it.' } },
    },
    nodesQueryOptions: {
      description: 'As `node`, for several, in the order of the ids: at most about 100. Errors: BAD_USER_INPUT.',
      resolve: async (_, { ids }, context, info, load) => {
        const rows = load(ids) as Promise<unknown[]>;
        return Promise.all(
          ids.map(({ typename }, at) =>
            showNode(
              rows.then((all) => all[at]),
              { typename, context, info },
            ),
          ),
        ) as never;
      },
      complexity: ({ ids }: { ids: readonly unknown[] }) => ({
        field: NODE_POINTS * ids.length,
        multiplier: ids.length,
      }),
      args: { ids: { description: 'Global ids.' } },
    },
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
    // A type's scopes are checked once for each object, not again for each of its fields.
    runScopesOnType: true,
    authScopes: scopesOf,
    unauthorizedError: (_, context) => refusal(context),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    // the price is asked before anything is run: see price.ts
    disabled: true,
  },
});

builder.queryType({ description: 'What can be read.' });
builder.mutationType({ description: 'What can be changed.' });

/** The years that both ISO 8601 and the database write with four digits. */
const hasPlainYear = (date: Date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;

builder.scalarType('DateTime', {
  description: 'A moment in ISO 8601, such as `2026-03-01T12:00:00.000Z`, of the years 1 to 9999.',
  serialize: (value) => (typeof value === 'string' ? writeMoment(value) : value.toISOString()),
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : null;
    if (!date || !hasPlainYear(date))
      throw new GraphQLError('A DateTime is a text in ISO 8601, of the years 1 to 9999');
    return date;
  },
});
