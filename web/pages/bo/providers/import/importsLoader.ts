import { graphql } from 'relay-runtime';
import type { importsLoaderQuery } from '#web/__generated__/importsLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const importList = { pageSize: 20 };

export const importsQuery = graphql`
  query importsLoaderQuery($first: Int!) {
    ...ImportsPage_query
  }
`;

export const importsLoader = adminLoader(() =>
  loadRouteQuery<importsLoaderQuery>(importsQuery, { first: importList.pageSize }, 'store-and-network'),
);
