import type { Pool } from 'pg';
import type { ListPage } from '#server/graphql/paging.ts';
import { sortedIds } from '#server/graphql/sortedIds.ts';
import { countRows } from '#server/platform/db.ts';
import { parseText } from '#server/platform/text.ts';

type Search = string | null | undefined;

/** The ids of a page, sorted by name, with one extra id if there is a next page. Throws `Invalid`. */
export function listPartnerIds(pool: Pool, search: Search, page: ListPage): Promise<number[]> {
  const key = 'p.name collate "und-x-icu"';
  return sortedIds(pool, { ...matching(search), from: 'partners p', id: 'p.id', key, isDescending: false }, page);
}

export function countPartners(pool: Pool, search: Search): Promise<number> {
  const { where, values } = matching(search);
  return countRows(pool, `from partners p where ${where.join(' and ')}`, values);
}

function matching(search: Search) {
  const values = parseText(search, { field: 'search' }).split(/\s+/).filter(Boolean).slice(0, 10);
  const has = (at: number) =>
    `search.fold(p.name || ' ' || p.contact_email) like '%' || trim(search.fold($${at})) || '%'`;
  return { where: ['true', ...values.map((_, at) => has(at + 1))], values };
}
