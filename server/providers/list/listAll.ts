import type { Pool } from 'pg';
import type { ListPage } from '#server/graphql/listPage.ts';
import { pageAnchors, STEP } from './pageAnchors.ts';
import { seek } from './seek.ts';
import type { ProviderOrder } from './sorts.ts';

/** To here rows are skipped one by one, which takes milliseconds and is exact. */
const WALKED_ROWS = 20_000;
/** The largest of PostgreSQL's int. */
const MAX_ID = 2 ** 31 - 1;

/**
 * The ids of a page of all providers, in order, and one more if there is a next page: those that have a value first,
 * then those that have none. However far down, it reads few more rows than it answers.
 */
export async function listAllIds(pool: Pool, order: ProviderOrder, { first, after, offset }: ListPage) {
  const take = first + 1;
  if (after !== null) return seek(pool, order, { from: { after }, skip: offset, take });
  if (offset <= WALKED_ROWS) return seek(pool, order, { from: null, skip: offset, take });
  const { anchors, count, withoutValue } = await pageAnchors(pool, order.field);
  if (offset >= count) return farWithoutValue(pool, order, withoutValue, { skip: offset - count, take });
  // they are numbered upwards; downwards the list is the same from its other end
  const rank = order.isDescending ? count - 1 - offset : offset;
  const anchor = order.isDescending
    ? anchors.find((one) => one.rank >= rank)
    : anchors.findLast((one) => one.rank <= rank);
  if (!anchor) return seek(pool, order, { from: null, skip: offset, take });
  return seek(pool, order, { from: { at: anchor }, skip: Math.abs(anchor.rank - rank), take });
}

function farWithoutValue(
  pool: Pool,
  order: ProviderOrder,
  { ids, count }: { ids: number[]; count: number },
  { skip, take }: { skip: number; take: number },
) {
  if (skip >= count) return [];
  const rank = order.isDescending ? count - 1 - skip : skip;
  const nth = order.isDescending ? Math.ceil(rank / STEP) : Math.floor(rank / STEP);
  const id = ids[nth];
  // after the last anchor: it is near the other end
  if (id === undefined) return seek(pool, order, { from: { without: MAX_ID }, skip, take });
  return seek(pool, order, { from: { without: id }, skip: Math.abs(nth * STEP - rank), take });
}
