import type { FileOrder } from '#web/__generated__/filesLoaderQuery.graphql.ts';
import { readListUrl } from '../list/listUrl.ts';

export const pageSize = 100;

const orderFields = { user: 'USER', date: 'CREATED_AT' } as const;

export type FileSort = keyof typeof orderFields;

export const fileSorts = ['user', 'date'] as const satisfies FileSort[];

/** The variables of the request for a list, from the query of its address. */
export function listVariables(query: URLSearchParams) {
  const { sort, page } = readListUrl(query, fileSorts);
  const orderBy: FileOrder | null = sort && {
    field: orderFields[sort.id],
    direction: sort.isDescending ? 'DESC' : 'ASC',
  };
  return { orderBy, offset: (page - 1) * pageSize };
}
