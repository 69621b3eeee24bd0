import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import { Forbidden, Unauthenticated } from '#server/platform/errors.ts';
import type { Context } from './context.ts';

interface Asked {
  typename: string;
  context: Context;
  info: GraphQLResolveInfo;
}

/**
 * The row that `node` found, for callers who may read its type; null for the others, as for a row that is not there: an
 * error would say that it is.
 */
export async function showNode<Row>(found: Promise<Row>, { typename, context, info }: Asked): Promise<Row | null> {
  const row = await found;
  const type = info.schema.getType(typename);
  if (!row || !isObjectType(type)) return row;
  try {
    // where Pothos checks the scopes of the type
    await type.isTypeOf?.(row, context, info);
    return row;
  } catch (error) {
    if (error instanceof Forbidden || error instanceof Unauthenticated) return null;
    throw error;
  }
}
