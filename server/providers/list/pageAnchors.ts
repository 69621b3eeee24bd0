import type { Pool } from 'pg';
import { APPROVERS, type ProviderSortField, SORTS } from './sorts.ts';

/** A row of an ascending list, with the number of rows before it. */
interface PageAnchor {
  /** The sort value, as text; when sorted by approver, the approver's id. */
  key: string;
  id: number;
  /** The name of the approver, when sorted by approver. */
  name?: string;
  rank: number;
}

interface PageAnchors {
  anchors: PageAnchor[];
  /** The number of rows with a sort value. Rows without one come last in both directions. */
  count: number;
  /** Every thousandth id of the rows without a sort value, and the number of these rows. */
  withoutValue: { ids: number[]; count: number };
}

export const STEP = 1_000;
const FRESH_MS = 30_000;

interface Known {
  at: number;
  last: Promise<PageAnchors>;
  isRenewed: boolean;
}

const known = new WeakMap<Pool, Map<ProviderSortField, Known>>();

/**
 * Every thousandth provider of a sort order, so that a distant page is reached without reading all rows before it.
 * Anchors are cached for half a minute and then renewed while the previous ones are still used: a distant page begins
 * approximately at its number.
 */
export async function pageAnchors(pool: Pool, field: ProviderSortField): Promise<PageAnchors> {
  const fields = known.get(pool) ?? new Map<ProviderSortField, Known>();
  known.set(pool, fields);
  const former = fields.get(field);
  if (former && (former.isRenewed || Date.now() - former.at < FRESH_MS)) return former.last;
  const next = read(pool, field);
  const renewed = { at: Date.now(), last: next, isRenewed: false };
  if (former) former.isRenewed = true;
  else fields.set(field, renewed);
  next.then(
    () => fields.set(field, { ...renewed, at: Date.now() }),
    // the next caller tries again
    () => fields.delete(field),
  );
  return former ? former.last : next;
}

async function read(pool: Pool, field: ProviderSortField): Promise<PageAnchors> {
  const [withValue, withoutValue] = await Promise.all([
    field === 'approvedBy' ? readByApprover(pool) : readByColumn(pool, field),
    readWithoutValue(pool, field),
  ]);
  return { ...withValue, withoutValue };
}

async function readWithoutValue(pool: Pool, field: ProviderSortField): Promise<PageAnchors['withoutValue']> {
  const { rows } = await pool.query<{ id: number; count: number }>(
    `select id, count::int from (
      select p.id, row_number() over (order by p.id) as rank, count(*) over () as count
      from providers p where ${SORTS[field].column} is null
    ) numbered where rank % ${STEP} = 1 order by rank`,
  );
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
}

async function readByColumn(pool: Pool, field: ProviderSortField): Promise<Omit<PageAnchors, 'withoutValue'>> {
  const { column, collation } = SORTS[field];
  const { rows } = await pool.query<{ key: string; id: number; rank: number; count: number }>(
    `select key::text as key, id, rank::int - 1 as rank, count::int from (
      select ${column} as key, p.id, row_number() over (order by ${column}${collation}, p.id) as rank,
        count(*) over () as count
      from providers p where ${column} is not null
    ) numbered where rank % ${STEP} = 1 order by rank`,
  );
  return { anchors: rows, count: rows[0]?.count ?? 0 };
}

async function readByApprover(pool: Pool): Promise<Omit<PageAnchors, 'withoutValue'>> {
  const { rows } = await pool.query<{ key: string; id: number; name: string; place: number; count: number }>(
    `with ${APPROVERS}, numbered as (
      select approved_by_id, id, row_number() over (partition by approved_by_id order by id) - 1 as place,
        count(*) over (partition by approved_by_id) as count
      from providers where approved_by_id is not null
    )
    select a.id::text as key, numbered.id, a.display_name as name, numbered.place::int, numbered.count::int
      from numbered join approvers a on a.id = numbered.approved_by_id
      where numbered.place % ${STEP} = 0
      order by a.display_name collate "und-x-icu", a.id, numbered.place`,
  );
  const anchors: PageAnchor[] = [];
  let before = 0;
  for (const [at, { key, id, name, place, count }] of rows.entries()) {
    anchors.push({ key, id, name, rank: before + place });
    if (rows[at + 1]?.key !== key) before += count;
  }
  return { anchors, count: before };
}
