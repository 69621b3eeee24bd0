import { graphql } from 'relay-runtime';
import type { searchesLoaderQuery } from '#web/__generated__/searchesLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const searchesQuery = graphql`
  query searchesLoaderQuery {
    ...SearchesPage_query
  }
`;

export const searchesLoader = adminLoader(() =>
  loadRouteQuery<searchesLoaderQuery>(searchesQuery, {}, 'store-and-network'),
);
