import { readListUrl } from '../list/listUrl.ts';

export const pageSize = 100;

/** The variables of the request for a list, from the query of its address. */
export function listVariables(query: URLSearchParams) {
  const { search, page } = readListUrl(query, []);
  return { search: search || null, offset: (page - 1) * pageSize };
}
