import type { GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { allows } from './execution/allows.ts';
import type { ScopeMap } from './execution/shortCut.ts';

type Scopes = ScopeMap | boolean;
type TypeScopes = Scopes | ((row: never, context: Context) => Scopes | Promise<Scopes>);

interface Asked {
  typename: string;
  context: Context;
  schema: GraphQLSchema;
}

/**
 * The row that `node` found, for callers who may read its type; null for the others, as for a row that is not there: an
 * error would say that it is.
 */
export async function showNode<Row>(found: Promise<Row>, { typename, context, schema }: Asked): Promise<Row | null> {
  const row = await found;
  const { pothosOptions } = (schema.getType(typename)?.extensions ?? {}) as {
    pothosOptions?: { authScopes?: TypeScopes };
  };
  const asked = pothosOptions?.authScopes;
  if (!row || asked === undefined) return row;
  const scopes = typeof asked === 'function' ? await asked(row as never, context) : asked;
  return scopes === true || (scopes !== false && allows(context, scopes)) ? row : null;
}
