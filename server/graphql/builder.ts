import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import WithInputPlugin from '@pothos/plugin-with-input';
import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import type PrismaTypes from '#server/generated/pothos.ts';
import { getDatamodel } from '#server/generated/pothos.ts';
import { Forbidden, FormError, Unauthenticated } from '#server/platform/errors.ts';
import { accessError, isProofMissing, scopesOf } from './access.ts';
import type { Context } from './context.ts';
import { readGlobalId } from './globalId.ts';
import { CURSOR, EDGES, NODE_POINTS, NODES, PAGE_INFO } from './paging.ts';
import type { Scalars } from './scalars.ts';
import type { TokenScope } from './tokenScopes.ts';
import { inputNameOf, resultNameOf } from './typeNames.ts';

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  AuthScopes: {
    anyone: boolean;
    authenticated: boolean;
    superAdmin: boolean;
    moderator: boolean;
    recent: boolean;
    program: TokenScope;
    partner: TokenScope;
  };
  DefaultAuthStrategy: 'all';
  DefaultFieldNullability: false;
  Scalars: Scalars;
}>({
  // The order matters: authorization before data, complexity innermost. https://pothos-graphql.dev/docs/plugins
  plugins: [ScopeAuthPlugin, ErrorsPlugin, PrismaPlugin, RelayPlugin, WithInputPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  withInput: {
    argOptions: { description: 'The input of the mutation.' },
    typeOptions: {
      name: ({ fieldName }) => inputNameOf(fieldName),
      description: 'The input of the mutation of the same name.',
    },
  },
  errors: {
    defaultTypes: [FormError],
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => resultNameOf(fieldName),
      description: 'The result of the mutation or, if the input is invalid and nothing was changed, its form errors.',
    },
  },
  relay: {
    idFieldName: 'id',
    decodeGlobalID: readGlobalId,
    // the connection field sets the multiplier
    edgesFieldOptions: { complexity: { multiplier: 1 }, description: EDGES },
    nodesOnConnection: { description: NODES, complexity: { multiplier: 1 } },
    nodeFieldOptions: { description: 'The row at the cursor.' },
    cursorFieldOptions: { description: CURSOR },
    pageInfoFieldOptions: { description: PAGE_INFO },
    pageInfoTypeOptions: { description: 'The position of a page in its list.' },
    startCursorFieldOptions: { description: 'The cursor of the first row; null on an empty page.' },
    endCursorFieldOptions: {
      description:
        'The cursor to send as `after` for the next page. Null when the page is empty, unless the description ' +
        'of the list states otherwise.',
    },
    hasNextPageFieldOptions: { description: 'Whether rows follow this page.' },
    hasPreviousPageFieldOptions: {
      description: 'Whether rows precede this page.',
    },
    afterArgOptions: { description: 'The cursor of the row before the page; null to start at the first row.' },
    idFieldOptions: { description: 'The global id, which `node` and `nodes` accept.' },
    nodeTypeOptions: { description: 'An object with a global id.' },
    nodeQueryOptions: {
      description:
        'An object by its global id; null when missing or not readable. Errors: BAD_USER_INPUT (malformed id).',
      complexity: NODE_POINTS,
      resolve: (_, { id }, context, info, load) =>
        showNode(load(id) as Promise<unknown>, { typename: id.typename, context, info }),
      args: { id: { description: 'A global id, as returned by a field `id`.' } },
    },
    nodesQueryOptions: {
      description:
        'Objects by their global ids, in the same order. At most 121 ids with one field each, fewer with more ' +
        'fields: see `@cost`. Errors: BAD_USER_INPUT, QUERY_TOO_LARGE.',
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
      args: { ids: { description: 'The global ids.' } },
    },
  },
  prisma: {
    client: (context) => context.db.prisma,
    dmmf: getDatamodel(),
    maxConnectionSize: 1_000,
    defaultConnectionSize: 25,
  },
  scopeAuth: {
    // Otherwise Pothos accepts a caller with any one of several scopes.
    defaultStrategy: 'all',
    // Checks the scopes of a type once per object, not once per field.
    runScopesOnType: true,
    authScopes: scopesOf,
    unauthorizedError: (_, context, __, { failure }) => accessError(context, isProofMissing(failure)),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    // disabled, because price.ts checks the cost before execution
    disabled: true,
  },
});

builder.queryType({
  description:
    'All queries. Names and messages are in the language of the request: the supported language that ' +
    '`Accept-Language` prefers, or English. An id in an input is a global id, a database id (the id in REST), ' +
    'or an `id` as returned by a field; `node`, `nodes` and `subjectId` accept only global ids. Null for an ' +
    'argument with a default means the default. Enums, unions and interfaces gain members in any release: ' +
    'clients need a branch for unknown members. In any query a malformed id is BAD_USER_INPUT, and a caller ' +
    'without the rights of `@access` gets UNAUTHENTICATED, FORBIDDEN or PROOF_REQUIRED.',
});
builder.mutationType({
  description:
    'All mutations. A mutation whose input has a text or a file from a person, other than the `reason` of a ' +
    'decision, returns the errors that the person can correct as data, in `FormErrors`. Missing rights, rate ' +
    'limits, missing objects and newer versions are errors of the response. In any mutation a malformed id is ' +
    'BAD_USER_INPUT, and a caller without the rights of `@access` gets UNAUTHENTICATED, FORBIDDEN or ' +
    'PROOF_REQUIRED.',
});

interface Asked {
  typename: string;
  context: Context;
  info: GraphQLResolveInfo;
}

/**
 * The row that `node` loaded, if the caller may read its type. Otherwise null, as for a missing row: an error would
 * reveal that the row exists.
 */
async function showNode<Row>(found: Promise<Row>, { typename, context, info }: Asked): Promise<Row | null> {
  const row = await found;
  const type = info.schema.getType(typename);
  if (!row || !isObjectType(type)) return row;
  try {
    // Pothos checks the scopes of the type here
    await type.isTypeOf?.(row, context, info);
    return row;
  } catch (error) {
    if (error instanceof Forbidden || error instanceof Unauthenticated) return null;
    throw error;
  }
}
