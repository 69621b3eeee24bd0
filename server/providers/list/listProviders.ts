import type { Pool } from 'pg';
import type { ListPage } from '#server/graphql/paging.ts';
import { sortedIds } from '#server/graphql/sortedIds.ts';
import { countRows } from '#server/platform/db.ts';
import { conditions, type ProviderFilter } from './conditions.ts';
import { pageAnchors, STEP } from './pageAnchors.ts';
import { seek } from './seek.ts';
import { type ProviderOrder, type ProviderSortField, SORTS } from './sorts.ts';

const APPROVER = 'left join users u on u.id = p.approved_by_id';
/** The sort key of a field, as SQL over `p` (providers) and `u` (the approver). */
const sortKey = (field: ProviderSortField) =>
  field === 'approvedBy' ? 'u.display_name collate "und-x-icu"' : SORTS[field].column + SORTS[field].collation;

/** The ids of a page, in order, with one extra id if there is a next page. */
export async function listProviderIds(
  pool: Pool,
  filter: ProviderFilter,
  order: ProviderOrder,
  page: ListPage,
): Promise<number[]> {
  const { where, values, isEverything } = conditions(filter);
  if (isEverything) return listAllIds(pool, order, page);
  const { field, isDescending } = order;
  const from = `providers p ${field === 'approvedBy' ? APPROVER : ''}`;
  return sortedIds(pool, { from, id: 'p.id', key: sortKey(field), isDescending, where, values }, page);
}

/** The SQL for all ids in order, for callers that read with a cursor. */
export function allProviderIds(filter: ProviderFilter, { field, isDescending }: ProviderOrder) {
  const { where, values } = conditions(filter);
  const way = isDescending ? 'desc' : 'asc';
  const text = `select p.id from providers p ${field === 'approvedBy' ? APPROVER : ''} where ${where.join(' and ')}
    order by ${sortKey(field)} ${way} nulls last, ${field === 'approvedBy' ? `p.approved_by_id ${way},` : ''} p.id ${way}`;
  return { text, values };
}

export interface ProviderPlace {
  /** The position in the list, from 1. */
  position: number;
  total: number;
  previous: number | null;
  next: number | null;
}

/** The position of a provider in the filtered list, and its neighbors; null when the list does not contain it. */
export async function findPlace(
  pool: Pool,
  filter: ProviderFilter,
  { field, isDescending }: ProviderOrder,
  id: number,
): Promise<ProviderPlace | null> {
  const { where, values } = conditions(filter);
  const way = isDescending ? 'desc' : 'asc';
  values.push(id);
  const { rows } = await pool.query<ProviderPlace>(
    `select position, total, previous, next from (
       select p.id, row_number() over queue::int as position, count(*) over ()::int as total,
         lag(p.id) over queue as previous, lead(p.id) over queue as next
       from providers p ${field === 'approvedBy' ? APPROVER : ''} where ${where.join(' and ')}
       window queue as (order by ${sortKey(field)} ${way} nulls last, p.id ${way})
     ) places where id = $${values.length}`,
    values,
  );
  return rows[0] ?? null;
}

export async function countProviders(pool: Pool, filter: ProviderFilter): Promise<number> {
  const { where, values, isEverything } = conditions(filter);
  if (isEverything) return countAll(pool);
  return countRows(pool, `from providers p where ${where.join(' and ')}`, values);
}

/** The number of rows up to which all are counted each time, which takes a few milliseconds. */
const COUNTED_ROWS = 50_000;
const FRESH_MS = 5_000;

const known = new WeakMap<Pool, { at: number; count: Promise<number> }>();

/** The number of providers; a very large number is cached for up to five seconds. */
async function countAll(pool: Pool): Promise<number> {
  const last = known.get(pool);
  if (last && Date.now() - last.at < FRESH_MS) return last.count;
  const few = await countRows(pool, `from (select from providers limit ${COUNTED_ROWS}) few`);
  if (few < COUNTED_ROWS) return few;
  const count = countRows(pool, 'from providers');
  known.set(pool, { at: Date.now(), count });
  // after a failure the next caller queries again
  count.catch(() => known.delete(pool));
  return count;
}

/** The number of rows up to which they are skipped one by one, which takes milliseconds and is exact. */
const WALKED_ROWS = 20_000;
/** The largest number of PostgreSQL's type int. */
const MAX_ID = 2 ** 31 - 1;

/**
 * The ids of a page of all providers, in order, with one extra id if there is a next page: providers with a sort value
 * first, then those without one. Regardless of the position, only a few more rows are read than returned.
 */
async function listAllIds(pool: Pool, order: ProviderOrder, { first, after, offset }: ListPage) {
  const take = first + 1;
  if (after !== null) return seek(pool, order, { from: { after }, skip: offset, take });
  if (offset <= WALKED_ROWS) return seek(pool, order, { from: null, skip: offset, take });
  const { anchors, count, withoutValue } = await pageAnchors(pool, order.field);
  if (offset >= count) return farWithoutValue(pool, order, withoutValue, { skip: offset - count, take });
  // anchors are numbered in ascending order; a descending list is read from its other end
  const rank = order.isDescending ? count - 1 - offset : offset;
  const anchor = order.isDescending
    ? anchors.find((item) => item.rank >= rank)
    : anchors.findLast((item) => item.rank <= rank);
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
  // the position is after the last anchor, near the other end
  if (id === undefined) return seek(pool, order, { from: { without: MAX_ID }, skip, take });
  return seek(pool, order, { from: { without: id }, skip: Math.abs(nth * STEP - rank), take });
}
