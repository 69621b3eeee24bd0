import type { Pool } from 'pg';
import { APPROVERS, type ProviderOrder, SORTS } from './sorts.ts';

/** A row of the list, by the value it is sorted by (as text, null without one) and its id. */
export interface Row {
  key: string | null;
  id: number;
  /** The approver's name, where that is sorted by. */
  name?: string | undefined;
}

interface Part {
  /** Only what comes after it, or with `isIncluded` it too; from the beginning without one. */
  from: Row | null;
  isIncluded?: boolean;
  skip: number;
  take: number;
}

/** Ids of those that have a value, in order. It walks along the index, both ways, from `from`. */
export function seekWithValue(pool: Pool, order: ProviderOrder, part: Part): Promise<number[]> {
  return order.field === 'approvedBy' ? seekByApprover(pool, order, part) : seekByColumn(pool, order, part);
}

/** Ids of those that have none, by id. */
export async function seekWithoutValue(pool: Pool, { field, isDescending }: ProviderOrder, part: Part) {
  const { column } = SORTS[field];
  const way = isDescending ? 'desc' : 'asc';
  const than = compare(isDescending, part.isIncluded);
  return ids(
    pool,
    `select p.id from providers p where ${column} is null and ($1::int is null or p.id ${than} $1)
      order by ${column} ${way}, p.id ${way} limit $2 offset $3`,
    [part.from?.id ?? null, part.take, part.skip],
  );
}

function compare(isDescending: boolean, isIncluded = false): string {
  return (isDescending ? '<' : '>') + (isIncluded ? '=' : '');
}

async function seekByColumn(
  pool: Pool,
  { field, isDescending }: ProviderOrder,
  { from, isIncluded, skip, take }: Part,
) {
  const { column, collation, type } = SORTS[field];
  const way = isDescending ? 'desc' : 'asc';
  const key = column + collation;
  const values: unknown[] = [take, skip];
  let after = '';
  if (from) {
    after = `and (${key}, p.id) ${compare(isDescending, isIncluded)} ($3::${type}, $4)`;
    values.push(from.key, from.id);
  }
  return ids(
    pool,
    `select p.id from providers p where ${column} is not null ${after}
      order by ${key} ${way}, p.id ${way} limit $1 offset $2`,
    values,
  );
}

async function seekByApprover(
  pool: Pool,
  { isDescending }: ProviderOrder,
  { from, isIncluded, skip, take }: Part,
): Promise<number[]> {
  const way = isDescending ? 'desc' : 'asc';
  const name = 'a.display_name collate "und-x-icu"';
  const values: unknown[] = [take, skip];
  let approver = '';
  let provider = '';
  if (from) {
    approver = `where (${name}, a.id) ${compare(isDescending, true)} ($3::text, $4::int)`;
    provider = `and (a.id <> $4::int or p.id ${compare(isDescending, isIncluded)} $5)`;
    values.push(from.name, from.key, from.id);
  }
  return ids(
    pool,
    `with ${APPROVERS}
      select own.id from approvers a cross join lateral (
        select p.id from providers p where p.approved_by_id = a.id ${provider} order by p.id ${way} limit $1::int + $2::int
      ) own ${approver} order by ${name} ${way}, a.id ${way}, own.id ${way} limit $1 offset $2`,
    values,
  );
}

async function ids(pool: Pool, text: string, values: unknown[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(text, values);
  return rows.map(({ id }) => id);
}

/** Where a provider stands in the list; null when it is gone. */
export async function findRow(pool: Pool, { field }: ProviderOrder, id: number): Promise<Row | null> {
  const { rows } = await pool.query<Row>(
    `select ${SORTS[field].column}::text as key, p.id, u.display_name as name
      from providers p left join users u on u.id = p.approved_by_id where p.id = $1::bigint`,
    [id],
  );
  return rows[0] ?? null;
}
