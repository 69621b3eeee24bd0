import type { Pool } from 'pg';
import { APPROVERS, type ProviderOrder, SORTS } from './sorts.ts';

/** A row of the list, by the value it is sorted by (as text) and its id. */
export interface Row {
  key: string;
  id: number;
  /** The approver's name, where that is sorted by. */
  name?: string | undefined;
}

interface Part {
  /** Where it begins: at this row, at this id of those without a value, after the provider with this id, or with the first. */
  from: { at: Row } | { without: number } | { after: number } | null;
  skip: number;
  take: number;
}

/** Where a part begins, as SQL. */
interface Start {
  tables: string[];
  values: unknown[];
  /** What those that have a value are compared with. */
  row: { key: string; id: string; name: string; than: string } | null;
  /** Which of those that have none belong to it. */
  withoutValue: string;
}

/**
 * Ids in order, in one statement: first of those that have a value, walking along the index, both ways; where there is
 * room left, of those that have none, by id. Of a cursor only the id is known: what it is sorted by is read beside.
 */
export async function seek(pool: Pool, order: ProviderOrder, { from, skip, take }: Part): Promise<number[]> {
  const start = startOf(order, from);
  const byApprover = order.field === 'approvedBy';
  const tables = [...start.tables, ...(byApprover ? [APPROVERS] : [])];
  const withValue = byApprover ? seekByApprover(order, start) : seekByColumn(order, start);
  const withoutValue = seekWithoutValue(order, start);
  const every = `select id from (
      (${withValue} limit $1::bigint + $2) union all (${withoutValue} limit $1::bigint + $2)
    ) every limit $1 offset $2`;
  const { rows } = await pool.query<{ id: number }>(
    `${tables.length > 0 ? `with ${tables.join(', ')}` : ''}
      ${from && 'without' in from ? `${withoutValue} limit $1 offset $2` : every}`,
    [take, skip, ...start.values],
  );
  return rows.map(({ id }) => id);
}

function startOf({ field, isDescending }: ProviderOrder, from: Part['from']): Start {
  const { column, type } = SORTS[field];
  const than = isDescending ? '<' : '>';
  if (!from) return { tables: [], values: [], row: null, withoutValue: 'true' };
  if ('at' in from) {
    const { key, id, name } = from.at;
    const row = { key: `$3::${type}`, id: '$4::int', name: '$5::text', than: `${than}=` };
    const values = field === 'approvedBy' ? [key, id, name] : [key, id];
    return { tables: [], values, row, withoutValue: 'true' };
  }
  if ('without' in from)
    return { tables: [], values: [from.without], row: null, withoutValue: `p.id ${than}= $3::int` };
  const last = `last as (select ${column} as key, p.id, u.display_name as name
    from providers p left join users u on u.id = p.approved_by_id where p.id = $3::bigint)`;
  const row = { key: '(select key from last)', id: '(select id from last)', name: '(select name from last)', than };
  const first = isDescending ? '2147483648' : '0';
  // nothing comes after a provider that is gone
  const withoutValue = `exists (select from last)
    and p.id ${than} coalesce((select id from last where key is null), ${first})`;
  return { tables: [last], values: [from.after], row, withoutValue };
}

function seekByColumn({ field, isDescending }: ProviderOrder, { row }: Start): string {
  const { column, collation } = SORTS[field];
  const key = column + collation;
  const way = isDescending ? 'desc' : 'asc';
  return `select p.id from providers p
    where ${column} is not null ${row ? `and (${key}, p.id) ${row.than} (${row.key}, ${row.id})` : ''}
    order by ${key} ${way}, p.id ${way}`;
}

function seekByApprover({ isDescending }: ProviderOrder, { row }: Start): string {
  const way = isDescending ? 'desc' : 'asc';
  const name = 'a.display_name collate "und-x-icu"';
  return `select own.id from approvers a cross join lateral (
      select p.id from providers p
      where p.approved_by_id = a.id ${row ? `and (a.id <> ${row.key} or p.id ${row.than} ${row.id})` : ''}
      order by p.id ${way} limit $1::bigint + $2
    ) own
    ${row ? `where (${name}, a.id) ${isDescending ? '<=' : '>='} (${row.name}, ${row.key})` : ''}
    order by ${name} ${way}, a.id ${way}, own.id ${way}`;
}

function seekWithoutValue({ field, isDescending }: ProviderOrder, { withoutValue }: Start): string {
  const { column } = SORTS[field];
  const way = isDescending ? 'desc' : 'asc';
  return `select p.id from providers p where ${column} is null and ${withoutValue}
    order by ${column} ${way}, p.id ${way}`;
}
