import { readListUrl } from '../list/listUrl.ts';

export const pageSize = 100;

/** What is asked of the server for a list whose address ends in this query. */
export function listVariables(query: URLSearchParams) {
  const { search, page } = readListUrl(query, []);
  return { search: search || null, offset: (page - 1) * pageSize };
}
