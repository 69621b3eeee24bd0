import type { Pool } from 'pg';
import type { ListPage } from './paging.ts';

interface Sorted {
  /** The `from` clause, as SQL. */
  from: string;
  /** The column of the ids, as SQL. */
  id: string;
  /** The sort key, as SQL. */
  key: string;
  isDescending: boolean;
  where: readonly string[];
  /** The parameters of `where`. */
  values: readonly unknown[];
}

/**
 * The sorted ids of a page, with one extra id if there is a next page. Rows without a value come last in both
 * directions.
 */
export async function sortedIds<Id extends number | string>(
  pool: Pool,
  { from, id, key, isDescending, ...conditions }: Sorted,
  { first, after, offset }: ListPage,
): Promise<Id[]> {
  const where = [...conditions.where];
  const values = [...conditions.values];
  const way = isDescending ? 'desc' : 'asc';
  const than = isDescending ? '<' : '>';
  let tables = from;
  if (after !== null) {
    values.push(after);
    tables += ` cross join (select ${id} as id, ${key} as key from ${from} where ${id} = $${values.length}::bigint) last`;
    where.push(`(case when last.key is null then ${key} is null and ${id} ${than} last.id
      else ${key} ${than} last.key or (${key} = last.key and ${id} ${than} last.id) or ${key} is null end)`);
  }
  values.push(first + 1, offset);
  const { rows } = await pool.query<{ id: Id }>(
    `select ${id} as id from ${tables} where ${where.join(' and ')} order by ${key} ${way} nulls last, ${id} ${way}
      limit $${values.length - 1} offset $${values.length}`,
    values,
  );
  return rows.map((row) => row.id);
}
