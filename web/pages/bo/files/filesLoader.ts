import { graphql } from 'relay-runtime';
import type { filesLoaderQuery } from '#web/__generated__/filesLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { pageVariables } from '../list/listUrl.ts';

export const fileList = { pageSize: 100, sorts: { user: 'USER', date: 'CREATED_AT' } } as const;

export const filesQuery = graphql`
  query filesLoaderQuery($orderBy: FileOrder, $search: String, $first: Int!, $offset: Int!) {
    ...FilesPage_query
  }
`;

export const filesLoader = adminLoader(({ request }) =>
  loadRouteQuery<filesLoaderQuery>(
    filesQuery,
    pageVariables(new URL(request.url).searchParams, fileList),
    'store-and-network',
  ),
);
