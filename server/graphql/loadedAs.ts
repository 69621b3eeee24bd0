import { brandWithType } from '@pothos/core';

/** Tags a row loaded by `node` with its type. Pothos would tag only one of two concurrently loaded copies of a row. */
export function loadedAs<Row extends object>(type: string, row: Row | null | undefined): Row | null {
  if (!row) return null;
  brandWithType(row, type as never);
  return row;
}
