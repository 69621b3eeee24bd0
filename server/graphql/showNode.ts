import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import { Forbidden, Unauthenticated } from '#server/platform/errors.ts';
import type { Context } from './context.ts';

interface Asked {
  typename: string;
  context: Context;
  info: GraphQLResolveInfo;
}

/**
 * The row that `node` loaded, if the caller may read its type; otherwise null, as for a missing row: an error would
 * reveal that it exists.
 */
export async function showNode<Row>(found: Promise<Row>, { typename, context, info }: Asked): Promise<Row | null> {
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
