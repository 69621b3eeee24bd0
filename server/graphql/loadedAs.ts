import { brandWithType } from '@pothos/core';

/**
 * Says of what type a row is that `node` loaded, before anybody else gets it: asked for twice at once, the second would
 * not know.
 */
export function loadedAs<Row extends object>(type: string, row: Row | null | undefined): Row | null {
  if (!row) return null;
  brandWithType(row, type as never);
  return row;
}
