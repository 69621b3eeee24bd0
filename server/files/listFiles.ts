import type { Pool } from 'pg';
import type { ListPage } from '#server/graphql/listPage.ts';
import { sortedIds } from '#server/graphql/sortedIds.ts';

/** Sort keys, as SQL over `f` (files) and `u` (users). */
const KEYS = {
  createdAt: 'f.created_at',
  user: 'u.display_name collate "und-x-icu"',
};

export type FileSortField = keyof typeof KEYS;

interface FileOrder {
  field: FileSortField;
  direction: 'asc' | 'desc';
}

/** The ids of a page, in order, plus one when there is a next page. */
export function listFileIds(pool: Pool, { field, direction }: FileOrder, page: ListPage): Promise<number[]> {
  const from = field === 'user' ? 'files f left join users u on u.id = f.user_id' : 'files f';
  const sorted = {
    from,
    id: 'f.id',
    key: KEYS[field],
    isDescending: direction === 'desc',
    where: ['true'],
    values: [],
  };
  return sortedIds(pool, sorted, page);
}
