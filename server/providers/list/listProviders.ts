import type { Pool } from 'pg';
import type { ListPage } from '#server/graphql/listPage.ts';
import { sortedIds } from '#server/graphql/sortedIds.ts';
import { parseText } from '#server/platform/text.ts';
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

/** The ids of a page, in order, and one more if there is a next page. */
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

/** The ids of all of them in order, for callers that read along a cursor. */
export function allProviderIds(filter: ProviderFilter, { field, isDescending }: ProviderOrder) {
  const { where, values } = conditions(filter);
  const way = isDescending ? 'desc' : 'asc';
  const text = `select p.id from providers p ${field === 'approvedBy' ? APPROVER : ''} where ${where.join(' and ')}
    order by ${sortKey(field)} ${way} nulls last, ${field === 'approvedBy' ? `p.approved_by_id ${way},` : ''} p.id ${way}`;
  return { text, values };
}

export interface ProviderPlace {
  /** From 1. */
  position: number;
  total: number;
  previous: number | null;
  next: number | null;
}

/** Where a provider stands among those of the filter, and between which; null when it is none of them. */
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
  const words = parseText(search, { field: 'search' }).split(/\s+/).filter(Boolean).slice(0, 10);
  for (const word of words) {
    values.push(word);
    where.push(
      `search.provider_list_text(p.business_name, p.commercial_name, p.tax_number, p.applicant_email)
        like '%' || trim(search.fold($${values.length})) || '%'`,
    );
  }
  return { where, values, isEverything: !isQueue && words.length === 0 };
}
