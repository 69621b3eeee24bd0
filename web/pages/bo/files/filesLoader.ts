import { graphql } from 'relay-runtime';
import type { filesLoaderQuery } from '#web/__generated__/filesLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { listVariables } from './fileFields.ts';

export const filesQuery = graphql`
  query filesLoaderQuery($orderBy: FileOrder, $offset: Int!) {
    ...FileTable_query @arguments(orderBy: $orderBy, offset: $offset)
  }
`;

export const filesLoader = adminLoader(({ request }) =>
  loadRouteQuery<filesLoaderQuery>(filesQuery, listVariables(new URL(request.url).searchParams), 'store-and-network'),
);
