import type { Pool } from 'pg';
import type { ListPage } from '../../graphql/listPage.ts';
import { readText } from '../../text.ts';
import { countAll } from './countAll.ts';
import { listAllIds } from './listAll.ts';
import { type ProviderOrder, type ProviderSortField, SORTS } from './sorts.ts';

const APPROVER = 'left join users u on u.id = p.approved_by_id';
/** As SQL over `p` (providers) and `u` (the approver). */
const sortKey = (field: ProviderSortField) =>
  field === 'approvedBy' ? 'u.display_name collate "und-x-icu"' : SORTS[field].column + SORTS[field].collation;

export interface ProviderFilter {
  /** Only those that wait for moderation. */
  isQueue: boolean;
  search?: string | null | undefined;
}

/**
 * The ids of a page, in order, and one more if there is a next page. What has no value comes last in both directions:
 * sorted by approval, nobody looks for those that have none.
 */
export async function listProviderIds(
  pool: Pool,
  filter: ProviderFilter,
  order: ProviderOrder,
  page: ListPage,
): Promise<number[]> {
  const { where, values, isEverything } = conditions(filter);
  if (isEverything) return listAllIds(pool, order, page);
  const { field, isDescending } = order;
  const { first, after, offset } = page;
  const key = sortKey(field);
  const way = isDescending ? 'desc' : 'asc';
  const than = isDescending ? '<' : '>';
  const approver = field === 'approvedBy' ? APPROVER : '';
  let text = `select p.id from providers p ${approver}`;
  if (after !== null) {
    values.push(after);
    const last = `$${values.length}::bigint`;
    text += ` cross join (select p.id, ${key} as key from providers p ${approver} where p.id = ${last}) last`;
    where.push(`(case when last.key is null then ${key} is null and p.id ${than} last.id
      else ${key} ${than} last.key or (${key} = last.key and p.id ${than} last.id) or ${key} is null end)`);
  }
  values.push(first + 1, offset);
  text += ` where ${where.join(' and ')} order by ${key} ${way} nulls last, p.id ${way}
    limit $${values.length - 1} offset $${values.length}`;
  const { rows } = await pool.query<{ id: number }>(text, values);
  return rows.map(({ id }) => id);
}

/** The ids of all of them in order, for whoever reads them along a cursor. */
export function allProviderIds(filter: ProviderFilter, { field, isDescending }: ProviderOrder) {
  const { where, values } = conditions(filter);
  const way = isDescending ? 'desc' : 'asc';
  const text = `select p.id from providers p ${field === 'approvedBy' ? APPROVER : ''} where ${where.join(' and ')}
    order by ${sortKey(field)} ${way} nulls last, ${field === 'approvedBy' ? `p.approved_by_id ${way},` : ''} p.id ${way}`;
  return { text, values };
}

export async function countProviders(pool: Pool, filter: ProviderFilter): Promise<number> {
  const { where, values, isEverything } = conditions(filter);
  if (isEverything) return countAll(pool);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from providers p where ${where.join(' and ')}`,
    values,
  );
  return rows[0]!.count;
}

function conditions({ isQueue, search }: ProviderFilter): {
  where: string[];
  values: unknown[];
  isEverything: boolean;
} {
  const where = [isQueue ? 'p.approved_at is null and p.rejected_at is null' : 'true'];
  const values: unknown[] = [];
  const words = readText(search, { field: 'search' }).split(/\s+/).filter(Boolean).slice(0, 10);
  for (const word of words) {
    values.push(word);
    where.push(
      `lookalike.list_text(p.business_name, p.commercial_name, p.tax_number, p.applicant_email)
        like '%' || trim(search.fold($${values.length})) || '%'`,
    );
  }
  return { where, values, isEverything: !isQueue && words.length === 0 };
}
