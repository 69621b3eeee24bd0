import type { Pool } from 'pg';
import { APPROVERS, type ProviderOrder, SORTS } from './sorts.ts';

/** A row of the list, by its sort value (as text) and its id. */
interface Row {
  key: string;
  id: number;
  /** The name of the approver, when sorted by approver. */
  name?: string | undefined;
}

/**
 * The start of a part: at this row, at this id among the rows without a sort value, or after the provider with this id.
 */
type From = { at: Row } | { without: number } | { after: number };

interface Part {
  /** The start; null: the first row. */
  from: From | null;
  skip: number;
  take: number;
}

/** The bounds of a part, as SQL. */
interface Bounds {
  tables: string[];
  /** The sort value with which rows are compared; null for a part without a start. */
  row: { key: string; id: string; name: string; than: string } | null;
  /** The condition for the rows without a sort value that belong to the part. */
  withoutValue: string;
  /** The limit for each of the two kinds of rows. */
  most: string;
}

/** Common page sizes, each with a separate plan: a plan for any number of rows would be one for very many. */
const USUAL_ROWS = [10, 25, 50, 100];

/**
 * Sorted ids, in one statement: first the rows with a sort value, along the index in either direction; then those
 * without one, by id. A cursor contains only the id: its sort value is read here.
 */
export async function seek(pool: Pool, order: ProviderOrder, { from, skip, take }: Part): Promise<number[]> {
  const { field, isDescending } = order;
  const values: unknown[] = [];
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  // planning takes longer than finding a page
  const isUsual = skip === 0 && USUAL_ROWS.includes(take - 1);
  const limit = isUsual ? `limit ${take}` : `limit ${bind(take, 'int')} offset ${bind(skip, 'int')}`;
  const most = isUsual ? `limit ${take}` : 'limit $1::int + $2::int';
  const bounds = { ...begin(order, from, bind), most };
  const byApprover = field === 'approvedBy';
  const tables = [...bounds.tables, ...(byApprover ? [APPROVERS] : [])];
  const withValue = byApprover ? seekByApprover(order, bounds) : seekByColumn(order, bounds);
  const withoutValue = seekWithoutValue(order, bounds);
  const both = `select id from ((${withValue} ${most}) union all (${withoutValue} ${most})) every`;
  const { rows } = await pool.query<{ id: number }>({
    ...(isUsual && { name: `providers.seek ${field} ${isDescending} ${take} ${Object.keys(from ?? {})}` }),
    text: `${tables.length > 0 ? `with ${tables.join(', ')}` : ''}
      ${from && 'without' in from ? withoutValue : both} ${limit}`,
    values,
  });
  return rows.map(({ id }) => id);
}

function begin(
  { field, isDescending }: ProviderOrder,
  from: From | null,
  bind: (value: unknown, type: string) => string,
): Omit<Bounds, 'most'> {
  const { column, type } = SORTS[field];
  const than = isDescending ? '<' : '>';
  if (!from) return { tables: [], row: null, withoutValue: 'true' };
  if ('without' in from) return { tables: [], row: null, withoutValue: `p.id ${than}= ${bind(from.without, 'int')}` };
  if ('at' in from) {
    const { key, id, name } = from.at;
    const named = field === 'approvedBy' ? bind(name, 'text') : '';
    const row = { key: bind(key, type), id: bind(id, 'int'), name: named, than: `${than}=` };
    return { tables: [], row, withoutValue: 'true' };
  }
  const last = `last as (select ${column} as key, p.id, u.display_name as name
    from providers p left join users u on u.id = p.approved_by_id where p.id = ${bind(from.after, 'bigint')})`;
  const row = { key: '(select key from last)', id: '(select id from last)', name: '(select name from last)', than };
  const first = isDescending ? '2147483648' : '0';
  // no row follows a deleted provider
  const withoutValue = `exists (select from last)
    and p.id ${than} coalesce((select id from last where key is null), ${first})`;
  return { tables: [last], row, withoutValue };
}

function seekByColumn({ field, isDescending }: ProviderOrder, { row }: Bounds): string {
  const { column, collation } = SORTS[field];
  const key = column + collation;
  const way = isDescending ? 'desc' : 'asc';
  return `select p.id from providers p
    where ${column} is not null ${row ? `and (${key}, p.id) ${row.than} (${row.key}, ${row.id})` : ''}
    order by ${key} ${way}, p.id ${way}`;
}

function seekByApprover({ isDescending }: ProviderOrder, { row, most }: Bounds): string {
  const way = isDescending ? 'desc' : 'asc';
  const name = 'a.display_name collate "und-x-icu"';
  return `select own.id from approvers a cross join lateral (
      select p.id from providers p
      where p.approved_by_id = a.id ${row ? `and (a.id <> ${row.key} or p.id ${row.than} ${row.id})` : ''}
      order by p.id ${way} ${most}
    ) own
    ${row ? `where (${name}, a.id) ${isDescending ? '<=' : '>='} (${row.name}, ${row.key})` : ''}
    order by ${name} ${way}, a.id ${way}, own.id ${way}`;
}

function seekWithoutValue({ field, isDescending }: ProviderOrder, { withoutValue }: Bounds): string {
  const { column, collation } = SORTS[field];
  const way = isDescending ? 'desc' : 'asc';
  // the column is equal in all of these rows, but this lets the planner use the order of the index
  return `select p.id from providers p where ${column} is null and ${withoutValue}
    order by ${column}${collation} ${way}, p.id ${way}`;
}
