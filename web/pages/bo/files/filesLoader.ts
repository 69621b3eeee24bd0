import { graphql } from 'relay-runtime';
import type { filesLoaderQuery } from '../../../__generated__/filesLoaderQuery.graphql.ts';
import { adminLoader } from '../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts';
import { readListUrl } from '../list/listUrl.ts';

export const pageSize = 100;

export const filesQuery = graphql`
  query filesLoaderQuery($offset: Int!) {
    ...FileTable_query @arguments(offset: $offset)
  }
`;

export const filesLoader = adminLoader(({ request }) => {
  const { page } = readListUrl(new URL(request.url).searchParams, []);
  return loadRouteQuery<filesLoaderQuery>(filesQuery, { offset: (page - 1) * pageSize }, 'store-and-network');
});
