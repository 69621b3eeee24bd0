import { brandWithType } from '@pothos/core';

/**
 * Tags a row loaded by `node` with its type immediately: with two concurrent requests for the row, Pothos tags only
 * one of them.
 */
export function loadedAs<Row extends object>(type: string, row: Row | null | undefined): Row | null {
  if (!row) return null;
  brandWithType(row, type as never);
  return row;
}
