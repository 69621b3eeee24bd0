import { graphql } from 'relay-runtime';
import type { FileOrder, filesLoaderQuery } from '#web/__generated__/filesLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { readListUrl } from '../list/listUrl.ts';

export const pageSize = 100;

const orderFields = { user: 'USER', date: 'CREATED_AT' } as const;

export type FileSort = keyof typeof orderFields;

export const fileSorts = ['user', 'date'] as const satisfies FileSort[];

/** The variables of the request for a list, from the query of its address. */
function listVariables(query: URLSearchParams) {
  const { sort, search, page } = readListUrl(query, fileSorts);
  const orderBy: FileOrder | null = sort && {
    field: orderFields[sort.id],
    direction: sort.isDescending ? 'DESC' : 'ASC',
  };
  return { orderBy, search: search || null, offset: (page - 1) * pageSize };
}

export const filesQuery = graphql`
  query filesLoaderQuery($orderBy: FileOrder, $search: String, $offset: Int!) {
    ...FilesPage_query @arguments(orderBy: $orderBy, search: $search, offset: $offset)
  }
`;

export const filesLoader = adminLoader(({ request }) =>
  loadRouteQuery<filesLoaderQuery>(filesQuery, listVariables(new URL(request.url).searchParams), 'store-and-network'),
);
